import { z } from 'zod'
import type { AppError } from '#domain/errors.ts'
import type { Queries } from '../../../db/database.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'

const merge = z.object({ mergedCustomer: z.string() })

/** Refusal of a change to a customer who was merged into another one, with the person who did that. */
export async function mergeConflict(
  queries: Queries,
  { uid, into }: { readonly uid: string; readonly into: string },
): Promise<AppError> {
  return editConflict(queries, {
    subject: 'customer',
    subjectId: into,
    by: ({ action, after }) =>
      action === 'customer.merge' && merge.safeParse(after).data?.mergedCustomer === uid,
  })
}
