import type { ManifestOptions } from 'vite-plugin-pwa';
import { appTextsIn } from './scripts/build/in-language.ts';
import { directionOf, type Language, languageTag } from './src/kernel/languages.ts';
import { SHARE, SHARED_FIELD } from './src/kernel/share-addresses.ts';

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** What an installed app is called and looks like. The server puts the operator's name in. */
export async function manifestIn(language: Language): Promise<Partial<ManifestOptions>> {
  const texts = await appTextsIn(language);
  return {
    id: '/',
    name: '%PRODUCT_NAME%',
    short_name: '%PRODUCT_NAME%',
    description: texts.installedDescription,
    lang: languageTag(language),
    dir: directionOf(language),
    start_url: '/dashgrowthloop',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    categories: ['lifestyle', 'productivity'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    share_target: {
      action: SHARE,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARED_FIELD, accept: ['image/*'] }] },
    },
    shortcuts: [
      shortcut(texts.writePageShortcut, '/journal/new'),
      shortcut(texts.addActionShortcut, '/tasks#write-main'),
      shortcut(texts.noteLessonShortcut, '/dashgrowthloop#write-learn'),
    ],
  };
}
