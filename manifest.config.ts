import type { ManifestOptions } from 'vite-plugin-pwa';
import { SHARE, SHARED_FIELD } from './src/kernel/share-addresses.ts';

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

/** What an installed app is called and looks like. The server puts the operator's name in. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: '%PRODUCT_NAME%',
  short_name: '%PRODUCT_NAME%',
  description: 'Five questions each morning, the day’s actions, and one lesson in the evening.',
  lang: 'en',
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
    shortcut('Write today’s page', '/journal/new'),
    shortcut('Add an action', '/tasks#write-main'),
    shortcut('Note a lesson', '/dashgrowthloop#write-learn'),
  ],
};
