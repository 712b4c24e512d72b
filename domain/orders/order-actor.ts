/** Who changes an order: its customer, a member of staff by name, or the program itself. */
export type OrderActor =
  | { readonly kind: 'customer'; readonly uid: string }
  | { readonly kind: 'staff'; readonly name: string }
  | { readonly kind: 'system' }
export type StaffActor = Extract<OrderActor, { kind: 'staff' }>
