import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { TextInput } from '../../../kit/text-input.tsx';
import { PROMOTION_CODE_LENGTH } from '../contract/limits.ts';
import type { Plans } from '../contract.ts';
import * as texts from '../texts.ts';
import styles from './billing.module.css';

interface PromotionFieldProps {
  promotion: Plans['promotion'] | undefined;
  busy: boolean;
  onApply: (code: string) => void;
}

/** A promotion code, and what it takes off or why it does not hold. */
export function PromotionField({ promotion, busy, onApply }: PromotionFieldProps): ReactNode {
  const [code, setCode] = useState('');
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    onApply(code.trim());
  };
  return (
    <form noValidate onSubmit={apply} className="grid gap-[8px]">
      <div className={styles.beside}>
        <Field label={texts.promotionCodeLabel} optional error={promotion?.error ?? undefined}>
          <TextInput
            maxLength={PROMOTION_CODE_LENGTH}
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" busy={busy} busyLabel="Looking">
          {texts.applyButton}
        </Button>
      </div>
      <p role="status" className="text-small text-accent">
        {promotion?.says && `${promotion.code}: ${promotion.says}.`}
      </p>
    </form>
  );
}
