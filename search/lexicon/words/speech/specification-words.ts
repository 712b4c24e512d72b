/** Words of tenders and specifications around a product, which tell it from no other. The form of the rows: `../phrases.ts`. */
export const specificationWords = `
filler:specification	en	high	common | burnt | well burnt | approved | specification | specifications | specified | complete | excluding | suitable | reputed | equivalent | similar
filler:specification	en	high	conforming | conforms | confirming | marked | isi | isi marked | isi mark | bis marked | bis certified | certified | tested | of approved | of first quality | of best quality | of approved quality
filler:specification	en	high	spg | cts | ips | thd | cts socket | ips socket | socket end | with collar | without collar | w/o collar
filler:specification	en	high	ht | lg | nominal | nb | od | bore | pattern | rigid | socketed | plain ended | overall | width | height | depth | weight | weighing | quantity | rating | rated | series | thk | particulars | description
filler:specification	en	high	class designation | amount | remarks | erection | installation | testing | commissioning | transporting | stacking | loading | unloading | carriage | royalty | tools and plant
filler:specification	en	mid	contractor | contractors | builder | builders | enterprises | traders | developers | constructions
filler:specification	en	high	machine crushed | machine cut | machine made | hand broken | hard broken | machine broken
filler:specification	en	high	colour may vary | color may vary | colours may vary | assorted colour | assorted colours | multi colour | multi color | multicolour | multicolor
filler:specification	en	high	quarter turn | half turn | full turn | foam flow | with foam flow
filler:specification	en	high	packed in | packed | packing | fresh lot | lot | new | fresh | original | genuine | latest | superior | reputed make | or equivalent | or similar | as specified | as required | as directed | all complete | etc | etc complete
filler:specification	en	mid	department | division | office | school | hostel | ward | tender | estimate | boq | finished | normal | ordinary | local | branded | company
filler:specification	en	mid	tmrw | tmrow | tomo | tmr | reqd | rqd | reqmt | immed | asap pls | fyi | thru | project | arrange | available | immediate | quotation | final | confirm | also | needed | villa | residential
filler:specification	en	high	value | of value | worth | upto | up to | costing | including fixtures | inclusive | including | provision | as per design | as per drawing | readymade | any make | make | brand | model | company make
filler:specification	hinglish	mid	sahi | asli | original wala | naya | nayi | accha wala | achha | achhi | badhiya | company ka | company wala | achi quality
filler:specification	hi	mid	डबल कोट | सिंगल कोट | पहला कोट | दूसरा कोट | एक कोट | दो कोट | असली | नया | नई | अच्छा वाला | अच्छी | बढ़िया | कंपनी का
filler:specification	mr	mid	चांगला | चांगली | नवीन
filler:specification	gu	mid	સારું | સારી | નવું
filler:word	hinglish	mid	ek kaam karo | ek kaam karna | ek minute | suno | sunna | likho | likhiye | likh lijiye | note karo | note kar lo | uske baad | iske baad | uske alawa | iske alawa | aur haan | aisa karo | dekho
filler:word	hi	mid	तारीख | तारीख तक | कारण | मालिक | साब | साहब | बोल | बोल देना | बता देना | गूगल पे | फोन पे | पेटीएम | एक काम करो | एक मिनट | सुनो | लिखो | लिखिए | लिख लो | नोट करो | उसके बाद | इसके बाद | उसके अलावा | देखो
filler:word	en	mid	listen | note down | and then | after that | hold on | let me see | i need | i want | we need | we require | can you | could you | would like
filler:specification	en	mid	anti dust | anti fungal | antifungal | anti bacterial | antibacterial | anti algal | anti algae | dust proof | dust free | low voc | voc free | long life | all weather | all season | easy to use | eco friendly
filler:specification	en	high	aircraft grade | aerospace grade | military grade | medical grade | surgical grade | food grade | automotive grade | hardware
`
