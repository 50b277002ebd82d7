/*
 * `node --import` of this file: for the process it is always the time of the pictures. Timers run on; what the server
 * says of its time in the head of an answer comes from Node itself and is set as well.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { PICTURE_TIME } from './day.ts';

const stopped = Date.parse(PICTURE_TIME);

globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) => Reflect.construct(target, given.length > 0 ? given : [stopped], asked),
  get: (target, name) => (name === 'now' ? () => stopped : Reflect.get(target, name)),
});

subscribe('http.server.request.start', (message) => {
  (message as { response: ServerResponse }).response.setHeader('Date', new Date(stopped).toUTCString());
});
