#!/usr/bin/env bash
# pymerkle 7.0.0, merkly 1.0.2 and merkletreejs 0.6.0 over the entries a, b and c, beside RFC 9162, section 2.1.
#
# 1. pymerkle computes the root of the RFC. Its proofs of inclusion are not audit paths, though: the first hash is that of
#    the leaf itself, so that a path is one longer, and a log's or a verifier's path has to be given a leaf in front.
#    Positions are counted from 1.
#        pymerkle: root of the RFC True; path of the last entry 2, of the RFC 1; the first is the leaf True
# 2. merkly and merkletreejs do not mark leaves and nodes, so that both have another root for the same entries, and
#    agree with each other once merkletreejs is told to hash leaves:
#        merkly: root of the RFC False
#        merkletreejs: root of the RFC false; hashLeaves, the root of merkly true
# 3. Both levels of merkletreejs can be marked from outside, because it moves an odd hash up unchanged:
#        merkletreejs, marked leaves and nodes: root of the RFC true; path of the last entry 1
#
# Needs Python 3.10 or newer and npm.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet pymerkle==7.0.0
env/bin/pip install --quiet merkly==1.0.2
npm install --silent --no-audit --no-fund merkletreejs@0.6.0

cat >trees.py <<'CHECK'
import hashlib

from merkly.mtree import MerkleTree
from pymerkle import InmemoryTree


def sha256(data):
    return hashlib.sha256(data).digest()


def split(entries):
    """The largest power of two below the number of entries."""
    return 1 << (len(entries) - 1).bit_length() - 1


def root(entries):
    if len(entries) == 1:
        return sha256(b"\0" + entries[0])
    at = split(entries)
    return sha256(b"\1" + root(entries[:at]) + root(entries[at:]))


def audit_path(position, entries):
    if len(entries) == 1:
        return []
    at = split(entries)
    if position < at:
        return [*audit_path(position, entries[:at]), root(entries[at:])]
    return [*audit_path(position - at, entries[at:]), root(entries[:at])]


entries = [b"a", b"b", b"c"]
tree = InmemoryTree(algorithm="sha256")
for each in entries:
    tree.append_entry(each)
path, audit = tree.prove_inclusion(3).path, audit_path(2, entries)
assert path[1:] == audit
leads = path[0] == sha256(b"\0c")
print(
    f"pymerkle: root of the RFC {tree.get_root() == root(entries)}; path of the last entry {len(path)}, of the RFC"
    f" {len(audit)}; the first is the leaf {leads}"
)
merkly = MerkleTree(["a", "b", "c"], hash_function=lambda left, right: sha256(left + right)).root
print(f"merkly: root of the RFC {merkly == root(entries)}")
with open("roots", "w") as file:
    file.write(f"{root(entries).hex()} {merkly.hex()}")
CHECK
cat >trees.js <<'CHECK'
const { createHash } = require('crypto');
const { readFileSync } = require('fs');
const { MerkleTree } = require('merkletreejs');

const sha256 = (data) => createHash('sha256').update(data).digest();
const marked = (mark) => (data) => sha256(Buffer.concat([Buffer.from([mark]), data]));
const [rfc, merkly] = readFileSync('roots', 'utf8').split(' ');
const entries = ['a', 'b', 'c'].map((each) => Buffer.from(each));
const rootOf = (tree) => tree.getRoot().toString('hex');
const hashed = rootOf(new MerkleTree(entries, sha256, { hashLeaves: true }));
console.log(`merkletreejs: root of the RFC ${hashed === rfc}; hashLeaves, the root of merkly ${hashed === merkly}`);
const leaves = entries.map(marked(0));
const tree = new MerkleTree(leaves, marked(1));
const path = tree.getProof(leaves[2]);
console.log(
  `merkletreejs, marked leaves and nodes: root of the RFC ${rootOf(tree) === rfc}; path of the last entry ${path.length}`,
);
CHECK
{
    env/bin/python trees.py
    node trees.js
} | tee said

diff said - <<'EXPECTED'
pymerkle: root of the RFC True; path of the last entry 2, of the RFC 1; the first is the leaf True
merkly: root of the RFC False
merkletreejs: root of the RFC false; hashLeaves, the root of merkly true
merkletreejs, marked leaves and nodes: root of the RFC true; path of the last entry 1
EXPECTED
