import { z } from 'zod';

/** A bucket of a store that speaks the protocol of S3. */
export interface BucketConfig {
  /** The bucket's own address, without a slash at its end. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of the bucket besides its store's address. */
export const bucketSettings = {
  ATTACHMENTS_S3_REGION: z
    .string()
    .regex(/^[a-z\d-]{1,50}$/, 'must be the name of a region, such as us-east-1 or auto')
    .default('us-east-1'),
  ATTACHMENTS_S3_BUCKET: z
    .string()
    .regex(
      /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/,
      'must be the name of a bucket: 3 to 63 of a-z, 0-9, dots and hyphens',
    )
    .optional(),
  ATTACHMENTS_S3_ACCESS_KEY_ID: z.string().optional(),
  ATTACHMENTS_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type BucketSettings = z.infer<z.ZodObject<typeof bucketSettings>> & {
  ATTACHMENTS_S3_ENDPOINT?: string | undefined;
  ATTACHMENTS_S3_PATH_STYLE: boolean;
};

/** The settings of the bucket are complete, or none is there. */
export function incompleteBucket(set: BucketSettings): string[] {
  const { ATTACHMENTS_S3_ENDPOINT, ATTACHMENTS_S3_BUCKET } = set;
  const { ATTACHMENTS_S3_ACCESS_KEY_ID, ATTACHMENTS_S3_SECRET_ACCESS_KEY } = set;
  const all = Object.entries({
    ATTACHMENTS_S3_ENDPOINT,
    ATTACHMENTS_S3_BUCKET,
    ATTACHMENTS_S3_ACCESS_KEY_ID,
    ATTACHMENTS_S3_SECRET_ACCESS_KEY,
  });
  const missing = all.filter(([, value]) => value === undefined);
  if (missing.length === all.length) return [];
  return missing.map(
    ([name]) => `${name} must be set too: endpoint, bucket and both keys of ATTACHMENTS_S3 belong together.`,
  );
}

export function bucketOf(set: BucketSettings): BucketConfig | undefined {
  const { ATTACHMENTS_S3_ENDPOINT, ATTACHMENTS_S3_BUCKET } = set;
  const { ATTACHMENTS_S3_ACCESS_KEY_ID, ATTACHMENTS_S3_SECRET_ACCESS_KEY } = set;
  if (!ATTACHMENTS_S3_ENDPOINT || !ATTACHMENTS_S3_BUCKET) return undefined;
  if (!ATTACHMENTS_S3_ACCESS_KEY_ID || !ATTACHMENTS_S3_SECRET_ACCESS_KEY) return undefined;
  const url = new URL(ATTACHMENTS_S3_ENDPOINT);
  if (set.ATTACHMENTS_S3_PATH_STYLE)
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/${ATTACHMENTS_S3_BUCKET}`;
  else url.hostname = `${ATTACHMENTS_S3_BUCKET}.${url.hostname}`;
  return {
    url: url.href.replace(/\/+$/, ''),
    region: set.ATTACHMENTS_S3_REGION,
    accessKeyId: ATTACHMENTS_S3_ACCESS_KEY_ID,
    secretAccessKey: ATTACHMENTS_S3_SECRET_ACCESS_KEY,
  };
}
