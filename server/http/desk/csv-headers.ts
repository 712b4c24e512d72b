/** The headers of a CSV file that is saved under a name. */
export function csvHeaders(name: string) {
  return {
    'content-type': 'text/csv',
    'content-disposition': `attachment; filename="${name}.csv"`,
  }
}
