import { registerHooks } from 'node:module';

/* Loaded first in a process whose modules a test wants to know: each one of OpenTelemetry's leaves a line. */

registerHooks({
  load(url, context, load) {
    const name = /node_modules\/(@opentelemetry\/[\w-]+)\//.exec(url)?.[1];
    if (name) process.stdout.write(`loaded ${name}\n`);
    return load(url, context);
  },
});
