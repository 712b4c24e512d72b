import { z } from 'zod'
import { errorCodes, type ErrorCode } from '../errors.ts'
import { errorDetails } from './error-details.ts'

const codes = Object.keys(errorCodes) as ErrorCode[]

/** An RFC 9457 problem document: the answer to every request that fails. */
export const problem = z
  .object({
    type: z.string().meta({ description: 'A URL that describes the code.', example: '/api/docs#not-found' }),
    code: z.enum(codes).optional().meta({ description: 'Absent where the error was not expected.' }),
    title: z.string(),
    status: z.number().int(),
    requestId: z.string().optional().meta({ description: 'Quote it to support; for unexpected errors.' }),
    ...errorDetails.shape,
  })
  .meta({ id: 'Problem', description: 'An RFC 9457 problem document.' })

/** The answer to a request that failed, whoever gave it: a later version of the store, or something else in its place. */
export const anyProblem = problem.partial().extend({ code: z.string().optional() })

export type Problem = z.infer<typeof problem>
/** The facts of a failed request, as far as they are known. */
export type ProblemFacts = Omit<z.infer<typeof anyProblem>, 'code'>
