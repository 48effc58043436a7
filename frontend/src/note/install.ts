import { housePath } from '../routing/root';

/** Keep this page, and no other, for when there is no network; a browser that cannot shows it with a network alone. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const [worker, scope] = [housePath('/note-worker.js'), housePath('/note')];
  void navigator.serviceWorker.register(worker, { scope }).catch(() => undefined);
}
