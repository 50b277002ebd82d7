import { Component, type ReactNode } from 'react';
import { Button, buttonClass } from './button.tsx';
import { ButtonRow } from './button-row.tsx';
import { LoopRing, NO_STROKES } from './loop-ring.tsx';
import { PageMessage } from './page-message.tsx';
import * as texts from './texts.ts';

/** A page's own code could not be loaded: the connection is gone, or a newer release has replaced it. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

/** Wraps an import of a page's code, so that its failure is known as what it is. */
export function orPageLoadError<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch((cause: unknown) => {
      throw new PageLoadError(texts.pageLoadFailed, { cause });
    });
}

interface Props {
  /** Where the person is: another address is a new start. */
  address?: string;
  children: ReactNode;
}

interface State {
  error: unknown;
}

const fine: State = { error: undefined };

/** Catches what a page throws while it renders, and offers another try or the way home. */
export class ErrorBoundary extends Component<Props, State> {
  override state = fine;

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('Nothing was thrown.') };
  }

  override componentDidUpdate(before: Props): void {
    if (before.address !== this.props.address && this.state !== fine) this.setState(fine);
  }

  tryAgain = (): void => {
    if (this.state.error instanceof PageLoadError) location.reload();
    else this.setState(fine);
  };

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div className="page-width [main_&]:px-0">
        <PageMessage role="alert">
          <LoopRing strokes={NO_STROKES} size="empty" />
          <h1>{texts.somethingWentWrongTitle}</h1>
          <p className="text-ink-2">
            {this.state.error instanceof PageLoadError ? texts.pageLoadFailed : texts.pageStopped}
          </p>
          <ButtonRow>
            <Button onClick={this.tryAgain}>{texts.tryAgainButton}</Button>
            <a className={buttonClass('secondary')} href="/dashgrowthloop">
              {texts.returnToDashboardButton}
            </a>
          </ButtonRow>
        </PageMessage>
      </div>
    );
  }
}
