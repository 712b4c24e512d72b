/** One change by staff or command: who did what to what, with what was before and after (STAFF-02). */
export type AuditEntry = {
  readonly id: number
  /** ISO 8601, UTC. */
  readonly at: string
  readonly actor: string
  readonly role: string
  /** Such as `order.ship` or `staff.grant`. */
  readonly action: string
  /** Kind of thing that was changed, such as `order`, with its id. */
  readonly subject: string
  readonly subjectId: string
  readonly before: unknown
  readonly after: unknown
}
