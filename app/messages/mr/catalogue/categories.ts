export * from '#app/messages/en/catalogue/categories.ts'
