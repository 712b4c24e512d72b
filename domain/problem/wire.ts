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

export type Problem = z.infer<typeof problem>
