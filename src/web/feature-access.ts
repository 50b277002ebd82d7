import { useQuery } from '@tanstack/react-query';
import type { GatedFeature } from '../features/billing/contract.ts';
import { call } from './api.ts';
import { useSession } from './session.tsx';

const askServer = (userId: string, feature: GatedFeature): Promise<boolean> =>
  call('POST /rest/v1/rpc/check_feature_access', {
    body: { p_user_id: userId, p_feature_name: feature },
  });

/**
 * Whether the signed-in person may use the feature; undefined until the server has said so. It is asked once for
 * each feature while the app is open.
 */
export function useFeatureAccess(feature: GatedFeature): boolean | undefined {
  const { user } = useSession();
  const { data } = useQuery({
    queryKey: ['feature-access', user?.id, feature],
    queryFn: () => askServer(user?.id ?? '', feature),
    enabled: user !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
