/* Bundled for Node and run at build: the public pages as text. */
import { prerender } from 'react-dom/static';
import { heads, type RenderedPage } from './heads.ts';
import { publicPages } from './pages.ts';
import { PublicApp } from './public-app.tsx';

/** Renders every public page; where the operator's settings stand, it has signs such as %PRODUCT_NAME%. */
export function renderPages(): Promise<RenderedPage[]> {
  return Promise.all(
    publicPages.map(async ({ path, frame, load }) => {
      const { default: Page } = await load();
      const head = heads[path];
      if (!head) throw new Error(`The public page ${path} has no title.`);
      // Waits for parts whose code comes later, and puts each in its place, however large: nothing is moved there by scripts.
      const { prelude } = await prerender(
        <PublicApp frame={frame} navigate={() => {}}>
          <Page />
        </PublicApp>,
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      const html = await new Response(prelude).text();
      return { ...head, path, html };
    }),
  );
}
