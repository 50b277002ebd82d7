import { call } from '../../../web/api.ts';
import { hasCoreValues } from '../rules.ts';
import type { CoreValues } from './use-core-values.ts';

export const hasAllThree = (values: CoreValues): boolean => hasCoreValues(values.chosen);

/** Stores the three values in their order and answers the profile. @throws ApiError */
export function saveCoreValues([core_value_1, core_value_2, core_value_3]: string[]) {
  return call('PATCH /api/profile', { body: { core_value_1, core_value_2, core_value_3 } });
}
