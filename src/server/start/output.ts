import { errorFields, type Log } from '../log.ts';

const complaints = ['error', 'warn'] as const;
const remarks = ['log', 'info', 'debug', 'dir', 'trace'] as const;

/**
 * Keeps what libraries and Node itself would print from the output, because it quotes: a failed query, for instance,
 * with a person's id. A library's complaint and the error that ends the server become log lines without words.
 */
export function guardOutput(log: Log): void {
  for (const name of complaints) {
    console[name] = (...told: unknown[]) => {
      // Without an error, the line says where the library spoke.
      const error = told.find((part) => part instanceof Error) ?? new Error();
      log.warn('a library reported an error', errorFields(error));
    };
  }
  for (const name of remarks) console[name] = () => undefined;
  process.on('uncaughtException', (error) => {
    log.error('the server is stopping', errorFields(error));
    process.exit(1);
  });
}
