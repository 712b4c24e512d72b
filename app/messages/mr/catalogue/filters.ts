export * from '#app/messages/en/catalogue/filters.ts'
