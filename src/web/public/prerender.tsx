/* Bundled for Node and run at build: the public pages as text. */
import { renderToString } from 'react-dom/server';
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
      const html = renderToString(
        <PublicApp frame={frame} navigate={() => {}}>
          <Page />
        </PublicApp>,
      );
      return { ...head, path, html };
    }),
  );
}
