import { html } from 'hono/html';
import type { Api } from './api.ts';

type Document = ReturnType<Api['hono']['getOpenAPI31Document']>;

/** The API's description in OpenAPI 3.1, made from the same schemas that validate. */
export function openApiDocument(api: Api): Document {
  const { productName, appUrl } = api.services.config;
  return api.hono.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Every call except the public ones sends `Authorization: Bearer <access token>`. The token comes from `GET /api/auth/token` and is valid for ten minutes. Calls that create something send an ID that the caller has made (UUIDv7) and can be repeated.',
    },
    servers: [{ url: appUrl }],
  });
}

const pretty = (schema: unknown) => JSON.stringify(schema, null, 2);

/** What stands between backticks is code. */
const withCode = (text: string) =>
  text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));

/** The same as a page for readers, without scripts. */
export function documentPage(document: Document) {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      method,
      path,
      operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'other');
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <main>
          <h1>${document.info.title}</h1>
          <p>${withCode(document.info.description ?? '')}</p>
          <p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
          ${[...groups].map(
            ([tag, members]) =>
              html`<section><h2>${tag}</h2>${members.map((member) => operationBlock(member))}</section>`,
          )}
        </main>
      </body>
    </html>`;
}

interface Operation {
  tags?: string[];
  summary?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description: string; content?: Record<string, { schema?: unknown }> }>;
}

function operationBlock({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const body = operation.requestBody?.content?.['application/json']?.schema;
  const answer = operation.responses?.['200']?.content?.['application/json']?.schema;
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${operation.summary ?? ''}</summary>
    <p>${operation.security ? 'Requires the access token.' : 'Public.'}</p>
    ${
      operation.parameters?.length
        ? html`<h3>Parameters</h3>
          <ul>
            ${operation.parameters.map(
              (parameter) => html`<li><code>${parameter.name}</code> (${parameter.in})</li>`,
            )}
          </ul>`
        : ''
    }
    ${body ? html`<h3>Body</h3><pre>${pretty(body)}</pre>` : ''}
    ${answer ? html`<h3>Answer</h3><pre>${pretty(answer)}</pre>` : ''}
    <h3>Refusals</h3>
    <ul>
      ${Object.entries(operation.responses ?? {})
        .filter(([status]) => status >= '400')
        .map(([status, response]) => html`<li><code>${status}</code> ${response.description}</li>`)}
    </ul>
  </details>`;
}
