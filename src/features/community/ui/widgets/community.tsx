import { type ReactNode, useId } from 'react';
import { settings } from '../../../../web/settings.ts';
import { Button } from '../../../../web/ui/button.tsx';
import { ButtonLink } from '../../../../web/ui/button-link.tsx';
import { ButtonRow } from '../../../../web/ui/button-row.tsx';
import { Copy } from '../../../../web/ui/icons.ts';
import { Tabs } from '../../../../web/ui/tabs.tsx';
import { toast } from '../../../../web/ui/toast.ts';
import { shareLinks, shareText } from '../../rules.ts';

const COPIED = 'Link copied to clipboard!';

/** Others who write, and ways to tell somebody. `options` stands beside the heading. */
export function Community({ options }: { options?: ReactNode }): ReactNode {
  const heading = useId();
  return (
    <section className="border-rule border-t pb-6" aria-labelledby={heading}>
      <div className="flex min-h-14 items-center">
        <h2 className="section-heading" id={heading}>
          Community
        </h2>
        <span className="ml-auto">{options}</span>
      </div>
      <Tabs
        label="Community"
        tabs={[
          { id: 'connect', label: 'Connect', panel: <Connect /> },
          { id: 'share', label: 'Share', panel: <Share /> },
        ]}
      />
    </section>
  );
}

function Connect(): ReactNode {
  return (
    <>
      <p className="text-small text-ink-2">
        Meet the others who write in the morning, or talk a question through.
      </p>
      <ButtonRow>
        <ButtonLink variant="secondary" href={settings.links.community}>
          Join Community
        </ButtonLink>
        <ButtonLink variant="secondary" href={settings.links.schedule_call}>
          Schedule Call
        </ButtonLink>
      </ButtonRow>
    </>
  );
}

function Share(): ReactNode {
  const links = shareLinks(settings.app_url, shareText(settings.product_name));
  return (
    <>
      <p className="text-small text-ink-2">
        Only a link to {settings.product_name} is shared, never what you write.
      </p>
      <ButtonRow>
        {links.map(({ name, href }) => (
          <ButtonLink key={name} variant="secondary" href={href}>
            {name}
          </ButtonLink>
        ))}
        <Button variant="secondary" onClick={copyLink}>
          <Copy />
          Copy Link
        </Button>
      </ButtonRow>
    </>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(settings.app_url);
    toast.success(COPIED);
  } catch {
    toast.error(`The link could not be copied. It is ${settings.app_url}`);
  }
}
