import { html } from 'hono/html';
import { GOOGLE_STAND_IN } from '../../src/server/google-config.ts';
import type { Markup } from '../../src/server/plain-page.ts';
import { STAND_IN_STYLES, standInPage } from '../stand-in-page.ts';
import type { Ledger, StoredList, StoredTask } from './ledger.ts';
import * as texts from './texts.ts';

export const STYLES = `${STAND_IN_STYLES}
form { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
input { flex: 1 1 10rem; min-width: 0; }
`;

const page = (title: string, body: Markup): Markup =>
  standInPage(GOOGLE_STAND_IN, title, texts.testNote, body);

/** Asks for consent; both answers are links, for the token travels in a fragment. */
export const consentPage = ({ allow, deny }: { allow: string; deny: string }): Markup =>
  page(
    texts.consentTitle,
    html`<p><a class="button main" href="${allow}">${texts.allowLink}</a> <a class="button" href="${deny}">${texts.denyLink}</a></p>`,
  );

/** The lists with everything that can be done to them. */
export const listPage = (ledger: Ledger): Markup =>
  page(texts.tasksTitle, html`${ledger.lists.map((list) => listPart(list, ledger.tasks(list.id)))}`);

const form = (list: string, task: string, body: Markup): Markup =>
  html`<form method="post" action="${GOOGLE_STAND_IN}">
    <input type="hidden" name="list" value="${list}" /><input type="hidden" name="task" value="${task}" />${body}
  </form>`;

const listPart = ({ id, title }: StoredList, tasks: StoredTask[]): Markup =>
  html`<h2>${title}</h2>
    ${form(
      id,
      '',
      html`<input name="title" aria-label="${texts.newTaskLabel(title)}" required /><button name="what" value="add">${texts.addButton}</button>`,
    )}
    ${tasks.filter(({ deleted }) => !deleted).map((task) => taskPart(id, task))}`;

const taskPart = (list: string, { id, title, status }: StoredTask): Markup =>
  form(
    list,
    id,
    html`<input name="title" value="${title}" aria-label="${texts.taskLabel(title)}" />
      <button name="what" value="rename">${texts.renameButton}</button>
      ${
        status === 'completed'
          ? html`<button name="what" value="reopen">${texts.reopenButton}</button>`
          : html`<button name="what" value="complete">${texts.completeButton}</button>`
      }
      <button name="what" value="delete">${texts.deleteButton}</button>`,
  );
