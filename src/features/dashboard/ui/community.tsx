import { type ReactNode, useId } from 'react';
import { settings } from '../../../browser/public-settings.ts';
import { Button } from '../../../kit/button.tsx';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { ButtonRow } from '../../../kit/button-row.tsx';
import { Copy } from '../../../kit/icons.ts';
import { type OutsideLink, outsideLink } from '../../../kit/outside-link.ts';
import { Tabs } from '../../../kit/tabs.tsx';
import { toast } from '../../../kit/toast.ts';
import { shareLinks, shareText } from '../rules/community.ts';
import * as texts from '../texts.ts';

/** Others who write, and ways to tell somebody. `options` stands beside the heading. */
export default function Community({ options }: { options?: ReactNode }): ReactNode {
  const heading = useId();
  const community = outsideLink('community');
  const call = outsideLink('schedule_call');
  return (
    <section className="border-rule border-t pb-6" aria-labelledby={heading}>
      <div className="flex min-h-14 items-center">
        <h2 className="section-heading" id={heading}>
          {texts.communityTitle}
        </h2>
        <span className="ms-auto">{options}</span>
      </div>
      <Tabs
        label={texts.communityTitle}
        tabs={[
          ...(community || call
            ? [
                {
                  id: 'connect',
                  label: texts.connectButton,
                  panel: <Connect community={community} call={call} />,
                },
              ]
            : []),
          { id: 'share', label: texts.shareButton, panel: <Share /> },
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
  const withCall = community ? texts.communityAndCallText : texts.callText;
  return (
    <>
      <p className="text-small text-ink-2">{call ? withCall : texts.communityText}</p>
      <ButtonRow>
        {community && <Way link={community}>{texts.joinCommunity}</Way>}
        {call && <Way link={call}>{texts.scheduleCall}</Way>}
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
      <p className="text-small text-ink-2">{texts.onlyLinkShared(settings.product_name)}</p>
      <ButtonRow>
        {links.map(({ name, href }) => (
          <ButtonLink key={name} variant="secondary" href={href}>
            {name}
          </ButtonLink>
        ))}
        <Button variant="secondary" onClick={copyLink}>
          <Copy />
          {texts.copyLinkButton}
        </Button>
      </ButtonRow>
    </>
  );
}

async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(settings.app_url);
    toast.success(texts.linkCopied);
  } catch {
    toast.error(texts.copyFailed(settings.app_url));
  }
}
