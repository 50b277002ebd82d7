import { useQuery } from '@tanstack/react-query';
import { send } from './http.ts';
import { tokenForCall } from './session/load.ts';
import { useSession } from './session.tsx';

/** The features that not every account may use. */
type GatedFeature = 'content_creation';

async function askServer(userId: string, feature: GatedFeature): Promise<boolean> {
  const answer = await send('/rest/v1/rpc/check_feature_access', {
    method: 'POST',
    body: { p_user_id: userId, p_feature_name: feature },
    token: await tokenForCall(),
  });
  return answer === true;
}

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
