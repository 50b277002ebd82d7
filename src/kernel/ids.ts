import { v7 } from 'uuid';
import * as z from 'zod';

/** A new UUIDv7: made by whoever creates a row, so that a repeat of the write can be recognised. */
export const newId = (): string => v7();

/**
 * The form of every id of a row. However it is spelled, it is one id: in small letters. Marked as pure, so that pages
 * that only make ids load no validation library.
 */
export const idSchema = /* @__PURE__ */ z.uuid().toLowerCase();

/** The params of a call about one row. */
export const rowParams = /* @__PURE__ */ z.object({ id: idSchema });
