import { formatList } from '../../../kernel/intl.ts';
import { perform } from '../../../session/perform.ts';
import { saveProfile } from '../../../session/profile.ts';
import { INTENTION_TYPES, type IntentionType } from '../contract/limits.ts';
import { intentionCaption } from '../rules.ts';
import * as texts from '../texts.ts';

/** Puts these intentions, one to five of them, in the place of the former ones. */
export const saveIntentions = (intentions: IntentionType[]): Promise<void> =>
  perform({
    what: texts.intentionsWrite,
    words: formatList(intentions.map(intentionCaption)),
    request: async () => ({ call: 'PUT /api/impact-intentions', body: { intentions } }),
    changes: INTENTION_TYPES.map((intention_type) => {
      const place = { table: 'impact_intentions', key: intention_type } as const;
      return intentions.includes(intention_type)
        ? { ...place, put: { intention_type } }
        : { ...place, gone: true };
    }),
  });

/** Stores the three values in their order and answers the profile. @throws ApiError as `saveProfile` does */
export const saveCoreValues = ([core_value_1, core_value_2, core_value_3]: string[]) =>
  saveProfile({ core_value_1, core_value_2, core_value_3 });
