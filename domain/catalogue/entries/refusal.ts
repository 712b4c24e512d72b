import type { Fault } from '../../problem/faults.ts'

/** Reason for refusing to save a form: the field, as a path such as `variants.0.mrp`, and its fault. */
export type Refusal = { readonly refused: { readonly field: string; readonly fault: Fault } }

export function refuse(field: string, fault: Fault): Refusal {
  return { refused: { field, fault } }
}

/** Tells whether a writer has refused. */
export function isRefusal(result: object): result is Refusal {
  return 'refused' in result && typeof result.refused === 'object'
}
