import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Bytes = Uint8Array;

export const hex = bytesToHex;
export const unhex = hexToBytes;
export const text = utf8ToBytes;

/** SHA-256 of concatenated parts. The browser's own implementation is unavailable on pages served over plain HTTP. */
export const sha = (...parts: Bytes[]): Bytes => sha256(concatBytes(...parts));

export const mac = (key: Bytes, ...parts: Bytes[]): Bytes => hmac(sha256, key, concatBytes(...parts));

/** A big-endian number in this many bytes. */
export function number(value: number, bytes: number): Bytes {
  const made = new Uint8Array(bytes);
  for (let at = bytes - 1, rest = value; at >= 0; at -= 1, rest = Math.floor(rest / 256)) made[at] = rest % 256;
  return made;
}

/** Text parts, each prefixed with its length in four bytes. */
export function frame(...parts: (string | number)[]): Bytes {
  return concatBytes(...parts.map((part) => text(String(part))).flatMap((each) => [number(each.length, 4), each]));
}
