/** The headers of a CSV file that is saved under a name. */
export function csvHeaders(name: string) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}.csv"`,
  }
}
