import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { GOOGLE_STAND_IN } from '../../../../server/google-config.ts';
import type { BookedList, BookedTask, Books } from './books.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export const STYLES = `
:root { color-scheme: light dark; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.note { padding: 0.75rem 1rem; border: 2px dashed currentColor; border-radius: 8px; }
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
input, button, .button { font: inherit; min-height: 44px; border-radius: 8px; border: 1px solid currentColor; padding: 0 12px; }
input { background: transparent; color: inherit; flex: 1 1 10rem; min-width: 0; }
button, .button { background: transparent; color: inherit; cursor: pointer; }
.button { display: inline-flex; align-items: center; text-decoration: none; }
.main { background: #1f5d4c; color: #fff; border-color: #1f5d4c; font-weight: 600; }
a { color: inherit; }
:focus-visible { outline: 3px solid #5b8def; outline-offset: 2px; }
`;

const NOTE = 'This is a test page that plays Google’s part: nothing leaves this machine.';

const page = (title: string, body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${GOOGLE_STAND_IN}/pages.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="note">${NOTE}</p>
          ${body}
        </main>
      </body>
    </html>`;

/** Asks for consent; both answers are links, for the token travels in a fragment. */
export const consentPage = ({ allow, deny }: { allow: string; deny: string }): Html =>
  page(
    'Let this app see and change your tasks?',
    html`<p><a class="button main" href="${allow}">Allow</a> <a class="button" href="${deny}">Deny</a></p>`,
  );

/** The lists with everything that can be done to them. */
export const listPage = (books: Books): Html =>
  page('Google Tasks', html`${books.lists.map((list) => listPart(list, books.tasks(list.id)))}`);

const form = (list: string, task: string, body: Html): Html =>
  html`<form method="post" action="${GOOGLE_STAND_IN}">
    <input type="hidden" name="list" value="${list}" /><input type="hidden" name="task" value="${task}" />${body}
  </form>`;

const listPart = ({ id, title }: BookedList, tasks: BookedTask[]): Html =>
  html`<h2>${title}</h2>
    ${form(
      id,
      '',
      html`<input name="title" aria-label="New task in ${title}" required /><button name="what" value="add">Add</button>`,
    )}
    ${tasks.filter(({ deleted }) => !deleted).map((task) => taskPart(id, task))}`;

const taskPart = (list: string, { id, title, status }: BookedTask): Html =>
  form(
    list,
    id,
    html`<input name="title" value="${title}" aria-label="Title of ${title}" />
      <button name="what" value="rename">Rename</button>
      ${
        status === 'completed'
          ? html`<button name="what" value="reopen">Reopen</button>`
          : html`<button name="what" value="complete">Complete</button>`
      }
      <button name="what" value="delete">Delete</button>`,
  );
