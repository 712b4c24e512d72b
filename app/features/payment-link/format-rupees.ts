const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount in rupees, as it crosses the wire: `₹7,375`, or `₹7,375.50` with paise. */
export function formatRupees(rupees: number): string {
  return format.format(rupees)
}
