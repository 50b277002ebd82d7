import { html } from 'hono/html';
import { GOOGLE_STAND_IN } from '../../../../server/google-config.ts';
import type { Markup } from '../../../../server/plain-page.ts';
import { STAND_IN_STYLES, standInPage } from '../../../../server/stand-in-page.ts';
import type { BookedList, BookedTask, Books } from './books.ts';

export const STYLES = `${STAND_IN_STYLES}
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
input { flex: 1 1 10rem; min-width: 0; }
`;

const NOTE = 'This is a test page that plays Google’s part: nothing leaves this machine.';

const page = (title: string, body: Markup): Markup => standInPage(GOOGLE_STAND_IN, title, NOTE, body);

/** Asks for consent; both answers are links, for the token travels in a fragment. */
export const consentPage = ({ allow, deny }: { allow: string; deny: string }): Markup =>
  page(
    'Let this app see and change your tasks?',
    html`<p><a class="button main" href="${allow}">Allow</a> <a class="button" href="${deny}">Deny</a></p>`,
  );

/** The lists with everything that can be done to them. */
export const listPage = (books: Books): Markup =>
  page('Google Tasks', html`${books.lists.map((list) => listPart(list, books.tasks(list.id)))}`);

const form = (list: string, task: string, body: Markup): Markup =>
  html`<form method="post" action="${GOOGLE_STAND_IN}">
    <input type="hidden" name="list" value="${list}" /><input type="hidden" name="task" value="${task}" />${body}
  </form>`;

const listPart = ({ id, title }: BookedList, tasks: BookedTask[]): Markup =>
  html`<h2>${title}</h2>
    ${form(
      id,
      '',
      html`<input name="title" aria-label="New task in ${title}" required /><button name="what" value="add">Add</button>`,
    )}
    ${tasks.filter(({ deleted }) => !deleted).map((task) => taskPart(id, task))}`;

const taskPart = (list: string, { id, title, status }: BookedTask): Markup =>
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
