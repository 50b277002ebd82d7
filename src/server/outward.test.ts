import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { testConfig } from '../../test/harness/app.ts';
import { TLS_CERTIFICATE, TLS_KEY, TLS_NAME } from '../../test/harness/tls.ts';
import { type OutwardError, outwardRequest, type Way } from './outward.ts';
import { postWebhook, webhookSignature } from './webhook.ts';
import { isOutwardIp } from './webhook-address.ts';

const message = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a body' } as const;

const inProduction = (address: string, way?: Way) =>
  outwardRequest(address, { ...message, timeoutMs: 4000, production: true }, way).then(
    ({ status }) => status,
    (error: OutwardError) => error.trouble,
  );

const resolvingTo = (...addresses: string[]): Way => ({
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  isOutwardIp,
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server behind TLS on this machine, which a test may take for one of the open internet. */
async function partner(answer: RequestListener) {
  const asked: { request: IncomingMessage; servername: unknown }[] = [];
  const tls = { cert: TLS_CERTIFICATE, key: TLS_KEY };
  const port = await listening(
    createSecureServer(tls, (request, response) => {
      asked.push({ request, servername: (request.socket as { servername?: unknown }).servername });
      answer(request, response);
    }),
  );
  const names: string[] = [];
  const way: Way = {
    resolve: async (host) => {
      names.push(host);
      // The first look-up says where it is; whoever looks again is led elsewhere.
      return [{ address: names.length === 1 ? '127.0.0.1' : '127.66.66.66', family: 4 }];
    },
    isOutwardIp: (ip) => ip === '127.0.0.1',
    ca: TLS_CERTIFICATE,
  };
  return { asked, names, way, address: `https://${TLS_NAME}:${port}/hook?key=1` };
}

describe('in production', () => {
  test.each([
    ['no TLS', 'http://hooks.partner.com/'],
    ['another protocol', 'file:///etc/passwd'],
    ['no address', 'hooks.partner.com'],
    ['a user', 'https://ann@hooks.partner.com/'],
    ['a user that looks like the host', 'https://hooks.partner.com@127.0.0.1/'],
    ['a backslash', 'https://127.0.0.1\\@hooks.partner.com/'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback with a port', 'https://127.0.0.1:8443/'],
    ['decimal', 'https://2130706433/'],
    ['octal', 'https://0177.0.0.1/'],
    ['octal in one', 'https://017700000001/'],
    ['hexadecimal', 'https://0x7f.0x0.0x0.0x1/'],
    ['hexadecimal in one', 'https://0x7f000001/'],
    ['mixed', 'https://0x7f.0.0.01/'],
    ['short, two parts', 'https://127.1/'],
    ['short, three parts', 'https://127.0.1/'],
    ['overflowing', 'https://127.0.0.257/'],
    ['wide digits', 'https://１２７．０．０．１/'],
    ['ideographic dots', 'https://127。0。0。1/'],
    ['circled digits', 'https://①②⑦.⓪.⓪.①/'],
    ['percent signs', 'https://%31%32%37%2e0%2e0%2e1/'],
    ['a soft hyphen', 'https://127.0.0\u00ad.1/'],
    ['a dot at the end', 'https://127.0.0.1./'],
    ['private', 'https://10.0.0.1/'],
    ['carrier-grade', 'https://100.127.255.254/'],
    ['cloud metadata', 'https://169.254.169.254/latest/meta-data'],
    ['cloud metadata, hexadecimal', 'https://0xa9fea9fe/'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv6 loopback in full', 'https://[0000:0000:0000:0000:0000:0000:0000:0001]/'],
    ['IPv6 loopback with an IPv4 tail', 'https://[::0.0.0.1]/'],
    ['any address', 'https://[::]/'],
    ['mapped', 'https://[::ffff:127.0.0.1]/'],
    ['mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['mapped in full', 'https://[0:0:0:0:0:ffff:10.0.0.1]/'],
    ['compatible', 'https://[::127.0.0.1]/'],
    ['translated', 'https://[::ffff:0:127.0.0.1]/'],
    ['NAT64', 'https://[64:ff9b::a00:1]/'],
    ['local NAT64', 'https://[64:ff9b:1::a00:1]/'],
    ['6to4', 'https://[2002:a00:1::]/'],
    ['Teredo', 'https://[2001:0:7f00:1::]/'],
    ['unique local', 'https://[fd12:3456::1]/'],
    ['link-local', 'https://[fe80::1]/'],
    ['link-local with a zone', 'https://[fe80::1%25eth0]/'],
    ['site-local', 'https://[fec0::1]/'],
    ['discard', 'https://[100::1]/'],
    ['not given out', 'https://[4000::1]/'],
    ['multicast', 'https://[ff02::1]/'],
    ['localhost', 'https://localhost/'],
    ['LocalHost.', 'https://LocalHost./'],
    ['localhost in wide letters', 'https://ｌｏｃａｌｈｏｓｔ/'],
    ['a bare name', 'https://postgres/'],
    ['an inner name', 'https://vault.internal/'],
    ['an inner name with an ideographic dot', 'https://vault。internal/'],
  ])('%s is refused before anything is looked up: %s', async (_kind, address) => {
    let isAsked = false;
    const way: Way = {
      resolve: async () => {
        isAsked = true;
        return [{ address: '8.8.8.8', family: 4 }];
      },
      isOutwardIp,
    };
    expect(await inProduction(address, way)).toBe('address');
    expect(isAsked).toBe(false);
  });

  test.each([
    ['loopback', ['127.0.0.1']],
    ['an address within', ['192.168.1.20']],
    ['IPv6 loopback', ['::1']],
    ['mapped loopback', ['::ffff:127.0.0.1']],
    ['mapped in hexadecimal', ['::ffff:a9fe:a9fe']],
    ['an interface of this machine', ['fe80::1%eth0']],
    ['an open address with a zone', ['2606:4700::1111%eth0']],
    ['an open address and one within', ['8.8.8.8', '10.0.0.5']],
    ['one within and an open address', ['10.0.0.5', '8.8.8.8']],
    ['open IPv4 and IPv6 within', ['8.8.8.8', 'fd00::1']],
    ['no address at all', ['nonsense']],
  ])('a name that leads to %s is refused', async (_kind, addresses) => {
    expect(await inProduction('https://hooks.partner.com/', resolvingTo(...addresses))).toBe('address');
  });

  test('a punycode name is judged by where it leads', async () => {
    expect(await inProduction('https://bücher.partner.com/', resolvingTo('127.0.0.1'))).toBe('address');
    expect(await inProduction('https://xn--bcher-kva.partner.com/', resolvingTo('10.1.1.1'))).toBe('address');
  });

  test('the connection goes to the address that was looked at, under the name that was meant', async () => {
    const { asked, names, way, address } = await partner((_request, response) => response.end('heard'));
    const answer = await outwardRequest(address, { ...message, production: true }, way);
    expect(answer).toEqual({ status: 200, body: 'heard' });
    expect(names).toEqual([TLS_NAME]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.servername).toBe(TLS_NAME);
    expect(asked[0]?.request.headers).toMatchObject({ host: new URL(address).host, connection: 'close' });
  });

  test('a name that is led inward the next time is refused the next time', async () => {
    const { asked, way, address } = await partner((_request, response) => response.end());
    expect([await inProduction(address, way), await inProduction(address, way)]).toEqual([200, 'address']);
    expect(asked).toHaveLength(1);
  });

  test('a certificate of somebody else is refused', async () => {
    const { way, address } = await partner((_request, response) => response.end());
    expect(await inProduction(address.replace(TLS_NAME, 'hooks.other.com'), way)).toBe('unreachable');
  });

  test.each([301, 302, 303, 307, 308])('%i leads nowhere, least of all inward', async (status) => {
    const inner: string[] = [];
    const port = await listening(createServer((request) => inner.push(request.url ?? '')));
    const { way, address } = await partner((_request, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    expect(await inProduction(address, way)).toBe('redirect');
    expect(inner).toEqual([]);
  });

  test('a proxy of the environment is not asked', async () => {
    const proxied: string[] = [];
    const port = await listening(createServer((request) => proxied.push(request.url ?? '')));
    process.env.HTTPS_PROXY = `http://127.0.0.1:${port}`;
    process.env.NODE_USE_ENV_PROXY = '1';
    onTestFinished(() => {
      delete process.env.HTTPS_PROXY;
      delete process.env.NODE_USE_ENV_PROXY;
    });
    const { way, address } = await partner((_request, response) => response.end());
    expect(await inProduction(address, way)).toBe(200);
    expect(proxied).toEqual([]);
  });
});

describe('anywhere', () => {
  const here = (port: number, timeoutMs = 3000) =>
    outwardRequest(`http://127.0.0.1:${port}/`, { ...message, timeoutMs, production: false });

  test('outside of production this machine may be asked, without TLS', async () => {
    const port = await listening(
      createServer((request, response) => response.writeHead(418).end(request.method)),
    );
    expect(await here(port)).toEqual({ status: 418, body: 'POST' });
  });

  test('an answer without end is read no further than 64 kB', async () => {
    const port = await listening(
      createServer((_request, response) => {
        const more = () => {
          while (response.write('x'.repeat(16_384)));
        };
        response.on('drain', more);
        more();
      }),
    );
    const { status, body } = await here(port);
    expect([status, body.length]).toEqual([200, 65_536]);
  });

  test.each([
    ['says nothing', () => undefined],
    ['never ends', (_request, response) => response.write('still')],
  ] as [string, RequestListener][])('whoever %s is given up in time', async (_kind, answer) => {
    const port = await listening(createServer(answer));
    await expect(here(port, 200)).rejects.toMatchObject({ trouble: 'timeout' });
  });

  test('a resolver that says nothing is given up in time', async () => {
    const way: Way = { resolve: () => new Promise(() => undefined), isOutwardIp };
    const asked = outwardRequest(
      'https://a.partner.com/',
      { ...message, timeoutMs: 100, production: true },
      way,
    );
    await expect(asked).rejects.toMatchObject({ trouble: 'timeout' });
  });

  test('nobody there is told without the address', async () => {
    const asked = outwardRequest('http://127.0.0.1:9/secret', { ...message, production: false });
    await expect(asked).rejects.toMatchObject({
      trouble: 'unreachable',
      message: expect.not.stringContaining('secret'),
    });
  });
});

describe('a webhook', () => {
  const now = new Date('2026-11-22T10:00:00.900Z');
  const config = testConfig({ webhookSecret: 'a-secret-of-tests-that-is-long-enough' });

  test('is signed, so that its receiver can tell who sent it and when', async () => {
    const heard: { headers: IncomingMessage['headers']; text: string }[] = [];
    const port = await listening(
      createServer(async (request, response) => {
        let text = '';
        for await (const part of request) text += part;
        heard.push({ headers: request.headers, text });
        response.end();
      }),
    );
    const body = { name: 'Ann Bée', useText: true };
    await postWebhook({ config, clock: () => now }, `http://127.0.0.1:${port}/`, { id: 'one', body });
    const [{ headers, text } = { headers: {}, text: '' }] = heard;
    expect(JSON.parse(text)).toEqual(body);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': 'one' });
    const signature = createHmac('sha256', config.webhookSecret).update(`1795341600.${text}`).digest('hex');
    expect(headers['webhook-signature']).toBe(`t=1795341600,v1=${signature}`);
    expect(webhookSignature(config.webhookSecret, `${text} `, now)).not.toContain(signature);
  });

  test.each([
    [300, 'webhook_redirect'],
    [400, 'webhook_status_400'],
    [410, 'webhook_status_410'],
    [500, 'webhook_status_500'],
  ])('status %i is a refusal', async (status, code) => {
    const port = await listening(createServer((_request, response) => response.writeHead(status).end()));
    const address = `http://127.0.0.1:${port}/`;
    const posted = postWebhook({ config, clock: () => now }, address, { id: '1', body: {} });
    await expect(posted).rejects.toMatchObject({ code });
  });
});
