import { type ReactNode, useId } from 'react';
import { type OutsideLink, outsideLink } from '../../../../web/outside-link.ts';
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
  const community = outsideLink('community');
  const call = outsideLink('schedule_call');
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
          ...(community || call
            ? [{ id: 'connect', label: 'Connect', panel: <Connect community={community} call={call} /> }]
            : []),
          { id: 'share', label: 'Share', panel: <Share /> },
        ]}
      />
    </section>
  );
}

interface ConnectProps {
  community: OutsideLink | undefined;
  call: OutsideLink | undefined;
}

function Connect({ community, call }: ConnectProps): ReactNode {
  const meet = 'Meet the others who write in the morning';
  const talk = community ? `${meet}, or talk a question through.` : 'Talk a question through.';
  return (
    <>
      <p className="text-small text-ink-2">{call ? talk : `${meet}.`}</p>
      <ButtonRow>
        {community && <Way link={community}>Join Community</Way>}
        {call && <Way link={call}>Schedule Call</Way>}
      </ButtonRow>
    </>
  );
}

function Way({ link, children }: { link: OutsideLink; children: ReactNode }): ReactNode {
  if ('href' in link) {
    return (
      <ButtonLink variant="secondary" href={link.href}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button variant="secondary" onClick={link.explain}>
      {children}
    </Button>
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
