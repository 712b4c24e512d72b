const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in rupees, as it crosses the wire, for people: `₹1,23,456`, or `₹1,23,456.50` with paise. */
export function formatRupees(rupees: number): string {
  return format.format(rupees)
}
