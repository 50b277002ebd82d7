import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { AccordionItem } from '../../../kit/accordion.tsx';
import { Button } from '../../../kit/button.tsx';
import { Field } from '../../../kit/field.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { isRelation } from '../../../language/topics/relations.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import * as texts from '../texts.ts';
import { useMentionedPerson } from './ask-worker.ts';
import type { MentionedPerson } from './mentioned-people.ts';
import { forgetWho, type OwnPerson, peopleIn, sayWho } from './people-ops.ts';
import styles from './search.module.css';

/** Asks once who somebody is that is written of often, and lists who is known; nothing where there is nobody. */
export function WhoIs(): ReactNode {
  const who = useMentionedPerson();
  const people = useView(peopleIn);
  // Another one may be known by now, and this one not be asked for again.
  const isAsked = who !== undefined && !people.some(({ name }) => name === who.name);
  if (!isAsked && people.length === 0) return null;
  return (
    <div className={styles.people}>
      {isAsked && <Asked key={who.name} who={who} />}
      {people.length > 0 && <Known people={people} />}
    </div>
  );
}

function Asked({ who: { name, days } }: { who: MentionedPerson }): ReactNode {
  const heading = useId();
  const [relation, setRelation] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void sayWho({ name, relation: isRelation(relation) ? relation : undefined });
  };
  return (
    <section aria-labelledby={heading}>
      <div className={styles.heading}>
        <h2 id={heading} className="section-heading">
          {texts.whoIs(name)}
        </h2>
      </div>
      <p className="mt-2 text-small text-ink-2">{texts.whoIsHelp(name, days)}</p>
      <form className={styles.who} onSubmit={save}>
        <Field label={texts.relationLabel(name)}>
          <Select value={relation} onChange={({ target }) => setRelation(target.value)}>
            <option value="">{texts.noRelation}</option>
            {Object.entries(texts.relationWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Button variant="secondary" type="submit">
          {texts.saveWhoButton}
        </Button>
      </form>
    </section>
  );
}

const Known = ({ people }: { people: readonly OwnPerson[] }): ReactNode => (
  <AccordionItem summary={texts.knownPeople(people.length)}>
    <ul className={styles.known}>
      {people.map((person) => (
        <li key={person.id}>
          <span>
            <bdi>{person.name}</bdi>
            <small>{person.relation ? texts.relationWords[person.relation] : texts.relationNotSaid}</small>
          </span>
          <TextButton aria-label={texts.forgetWhoLabel(person.name)} onClick={() => void forgetWho(person)}>
            {texts.forgetWhoButton}
          </TextButton>
        </li>
      ))}
    </ul>
  </AccordionItem>
);
