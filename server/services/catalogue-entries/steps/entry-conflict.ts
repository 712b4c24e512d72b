import type { Collection } from '#domain/catalogue/entries/collections.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import type { AppError } from '#domain/errors.ts'
import type { StoredEntry } from '../../../db/catalogue/entries.ts'
import type { Queries } from '../../../db/database.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'
import { subjects } from './tables.ts'

/**
 * Makes the `edit-conflict` of a catalogue entry that was changed since it was read; a scheduled change does not count until
 * it is made.
 */
export function entryConflict(
  queries: Queries,
  collection: Collection,
  { id, record }: Pick<StoredEntry, 'id' | 'record'>,
): Promise<AppError> {
  return editConflict(queries, {
    subject: subjects[collection],
    subjectId: id,
    by: ({ action }) => !action.endsWith('schedule'),
    now: describeForm(readForm(collection, record)),
  })
}
