/** Reason for refusing to save a form: the field, as a path such as `variants.0.mrp`, and the reason as text to follow its name. */
export type Refusal = { readonly refused: { readonly field: string; readonly message: string } }

export function refuse(field: string, message: string): Refusal {
  return { refused: { field, message } }
}

/** Tells whether a writer has refused. */
export function isRefusal(result: object): result is Refusal {
  return 'refused' in result && typeof result.refused === 'object'
}
