/** A question that the simulator refuses, in Razorpay's own form (razorpay.com/docs/errors). */
export class RazorpayApiError extends Error {
  readonly status: 400 | 401 | 404 | 409

  constructor(description: string, status: 400 | 401 | 404 | 409 = 400) {
    super(description)
    this.name = 'Refusal'
    this.status = status
  }
}

/** The body of an answer that is no success. */
export function errorBody(code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR', description: string) {
  return { error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } }
}
