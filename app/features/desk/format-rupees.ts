const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})

/** An amount in rupees, as it crosses the wire, for people: `₹1,23,456.5`. */
export function formatRupees(rupees: number): string {
  return format.format(rupees)
}
