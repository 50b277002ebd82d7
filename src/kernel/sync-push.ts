/** A device that is to be told of writes hears something at least this often, in milliseconds. */
export const HEARTBEAT = 25_000;
