/** PostgreSQL cannot be run in the data folder, with the reason in words for the operator. */
export class EmbeddedDatabaseError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EmbeddedDatabaseError'
  }
}
