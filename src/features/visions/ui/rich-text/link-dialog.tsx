import type { Editor } from '@tiptap/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isBlank } from '../../../../kernel/text.ts';
import { Button } from '../../../../kit/button.tsx';
import { Dialog } from '../../../../kit/dialog.tsx';
import { Field } from '../../../../kit/field.tsx';
import { TextInput } from '../../../../kit/text-input.tsx';
import { meantAddress } from '../../rules.ts';
import * as texts from '../../texts.ts';

/** Makes what is selected a link, or the link that the caret stands in another one; with neither, writes one. */
function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  const hasText = !editor.state.selection.empty || editor.isActive('link');
  if (hasText) {
    chain.setLink({ href }).run();
    return;
  }
  const content = {
    type: 'text',
    text: isBlank(text) ? href : text.trim(),
    marks: [{ type: 'link', attrs: { href } }],
  };
  // What is typed after the link is not part of it.
  chain.insertContent(content).unsetMark('link').run();
}

/** Asks where a link leads, and what it says where nothing is selected. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }): ReactNode {
  const form = useId();
  const [known] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [asksText] = useState(() => known === '' && editor.state.selection.empty);
  const [address, setAddress] = useState(known);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const href = meantAddress(address);
    if (href === undefined) {
      setError(isBlank(address) ? texts.linkAddressMissing : texts.linkAddressInvalid);
      return;
    }
    onClose();
    setLink(editor, href, text);
  };
  const remove = (): void => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  const giveUp = (): void => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Dialog
      open
      title={texts.linkTitle}
      onClose={giveUp}
      actions={
        <>
          {known !== '' && (
            <Button variant="tertiary" onClick={remove}>
              {texts.removeLinkButton}
            </Button>
          )}
          <Button variant="tertiary" onClick={giveUp}>
            {texts.cancelButton}
          </Button>
          <Button type="submit" form={form}>
            {texts.setLinkButton}
          </Button>
        </>
      }
    >
      <form id={form} className="mt-5 grid gap-5" onSubmit={submit} noValidate>
        {asksText && (
          <Field label={texts.linkTextLabel} optional>
            <TextInput value={text} autoFocus onChange={(event) => setText(event.target.value)} />
          </Field>
        )}
        <Field label={texts.linkAddressLabel} help={error ? undefined : texts.linkAddressHelp} error={error}>
          <TextInput
            value={address}
            dir="ltr"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus={!asksText}
            onChange={(event) => {
              setError(undefined);
              setAddress(event.target.value);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
