import { mount } from 'svelte';
import App from './App.svelte';
import { speech } from './i18n.svelte';
import './theme.css';
import './contrast.css';
import './edged.css';
import './otherScripts.css';
import './room/preferences.svelte';
import './room/winGlow.css';

/** Show the page, once its words are loaded. */
export async function begin(): Promise<void> {
  const target = document.getElementById('app');
  await speech.begin();
  if (target) mount(App, { target });

  /** Loaded in advance, because it reports parts that fail to load. */
  void import('./components/LoadFailed.svelte').then(({ default: LoadFailed }) =>
    mount(LoadFailed, { target: document.body }),
  );
}
