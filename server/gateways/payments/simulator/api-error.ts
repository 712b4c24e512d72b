/** An error response of the simulator in Razorpay's format (razorpay.com/docs/errors). */
export class RazorpayApiError extends Error {
  readonly status: 400 | 401 | 404 | 409

  constructor(description: string, status: 400 | 401 | 404 | 409 = 400) {
    super(description)
    this.name = 'RazorpayApiError'
    this.status = status
  }
}

/** The body of an error response. */
export function errorBody(code: 'BAD_REQUEST_ERROR' | 'SERVER_ERROR', description: string) {
  return { error: { code, description, source: 'NA', step: 'NA', reason: 'NA', metadata: {} } }
}
