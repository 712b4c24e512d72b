export * from '#app/messages/en/catalogue/size-table.ts'
