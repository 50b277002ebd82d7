/*
 * The engine beside the server: long texts take it a second, in which nobody else may have to wait.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { answer, type Question } from '../engine/answer.ts';

parentPort?.postMessage(await answer(workerData as Question));
