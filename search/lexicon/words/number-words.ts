/**
 * Words for numbers. One row: the number, the language, how sure the row is, the words. `x+0.5` changes the number after it:
 * saadhe teen is 3.5.
 */
export const numberWords = `
1	hi	high	एक
2	hi	mid	दो
3	hi	high	तीन
4	hi	high	चार
5	hi	high	पाँच | पांच
6	hi	high	छः | छह | छे
7	hi	high	सात
8	hi	high	आठ
9	hi	high	नौ
10	hi	high	दस
11	hi	high	ग्यारह
12	hi	high	बारह
13	hi	high	तेरह
14	hi	high	चौदह
15	hi	high	पंद्रह | पन्द्रह
16	hi	high	सोलह
17	hi	high	सत्रह
18	hi	high	अट्ठारह | अठारह
19	hi	high	उन्नीस
20	hi	high	बीस
21	hi	high	इक्कीस
22	hi	high	बाईस
23	hi	high	तेईस
24	hi	high	चौबीस
25	hi	high	पच्चीस
26	hi	high	छब्बीस
27	hi	high	सत्ताईस | सताइस
28	hi	high	अट्ठाईस | अठाईस
29	hi	high	उनतीस
30	hi	high	तीस
31	hi	high	इकतीस
32	hi	high	बत्तीस
33	hi	high	तैंतीस
34	hi	high	चौंतीस
35	hi	high	पैंतीस
36	hi	high	छत्तीस
37	hi	high	सैंतीस
38	hi	high	अड़तीस
39	hi	high	उनतालीस
40	hi	high	चालीस
41	hi	high	इकतालीस
42	hi	high	बयालीस
43	hi	high	तैंतालीस
44	hi	high	चौंतालीस | चवालीस | चौवालीस
45	hi	high	पैंतालीस
46	hi	high	छियालीस
47	hi	high	सैंतालीस
48	hi	high	अड़तालीस
49	hi	high	उनचास
50	hi	high	पचास
51	hi	high	इक्यावन
52	hi	high	बावन
53	hi	high	तिरेपन | तिरपन
54	hi	high	चौवन
55	hi	high	पचपन
56	hi	high	छप्पन
57	hi	high	सत्तावन
58	hi	high	अट्ठावन
59	hi	high	उनसठ
60	hi	high	साठ
61	hi	high	इकसठ
62	hi	high	बासठ
63	hi	high	तिरेसठ | तिरसठ
64	hi	high	चौंसठ
65	hi	high	पैंसठ
66	hi	high	छयासठ | छियासठ
67	hi	high	सरसठ | सड़सठ
68	hi	high	अड़सठ
69	hi	high	उनहत्तर
70	hi	high	सत्तर
71	hi	high	इकहत्तर
72	hi	high	बहत्तर
73	hi	high	तिहत्तर
74	hi	high	चौहत्तर
75	hi	high	पचहत्तर
76	hi	high	छिहत्तर
77	hi	high	सतहत्तर
78	hi	high	अठहत्तर
79	hi	high	उन्यासी | उनासी
80	hi	high	अस्सी
81	hi	high	इक्यासी
82	hi	high	बयासी
83	hi	high	तिरासी
84	hi	high	चौरासी
85	hi	high	पचासी
86	hi	high	छियासी
87	hi	high	सत्तासी | सतासी
88	hi	high	अठासी | अट्ठासी
89	hi	high	नवासी
90	hi	high	नब्बे
91	hi	high	इक्यानवे
92	hi	high	बानवे
93	hi	high	तिरानवे
94	hi	high	चौरानवे
95	hi	high	पचानवे
96	hi	high	छियानवे
97	hi	high	सत्तानवे
98	hi	high	अट्ठानवे
99	hi	high	निन्यानवे
100	hi	high	सौ
1	hinglish	high	ek
1	hinglish	mid	ik
2	hinglish	mid	do
3	hinglish	mid	teen | tin
4	hinglish	high	char
4	hinglish	mid	chaar
5	hinglish	high	paanch
5	hinglish	mid	panch | pach
6	hinglish	high	chhe
6	hinglish	mid	che | chah | chhah
7	hinglish	high	saat
7	hinglish	mid	sat
8	hinglish	high	aath
8	hinglish	mid	ath
9	hinglish	high	nau
9	hinglish	mid	no
10	hinglish	high	das
10	hinglish	mid	dus
11	hinglish	high	gyarah
11	hinglish	mid	gyara
12	hinglish	high	barah
12	hinglish	mid	bara | baarah
13	hinglish	high	terah
13	hinglish	mid	tera
14	hinglish	high	chaudah
14	hinglish	mid	choda | chauda
15	hinglish	high	pandrah
15	hinglish	mid	pandra
16	hinglish	high	solah
16	hinglish	mid	sola
17	hinglish	high	satrah
17	hinglish	mid	satra
18	hinglish	high	atharah
18	hinglish	mid	athara
19	hinglish	high	unnis
19	hinglish	mid	unis
20	hinglish	high	bees
20	hinglish	mid	bis
21	hinglish	high	ikkis
21	hinglish	mid	ikis
22	hinglish	high	bais
22	hinglish	mid	baais
23	hinglish	high	teis
23	hinglish	mid	teyis
24	hinglish	high	chaubis
24	hinglish	mid	chobis
25	hinglish	high	pachchis
25	hinglish	mid	pachis
26	hinglish	high	chhabbis
26	hinglish	mid	chabbis
27	hinglish	high	sattais
27	hinglish	mid	satais
28	hinglish	high	atthais
28	hinglish	mid	athais
29	hinglish	high	untis
29	hinglish	mid	unatis
30	hinglish	high	tees
30	hinglish	mid	tis
31	hinglish	high	ikattis
31	hinglish	mid	iktis
32	hinglish	high	battis
32	hinglish	mid	batis
33	hinglish	high	taintis
33	hinglish	mid	tetis
34	hinglish	high	chauntis
34	hinglish	mid	chautis
35	hinglish	high	paintis
35	hinglish	mid	petis
36	hinglish	high	chhattis
36	hinglish	mid	chattis
37	hinglish	high	saintis
37	hinglish	mid	setis
38	hinglish	high	adtis
38	hinglish	mid	artis
39	hinglish	high	untalis
39	hinglish	mid	unchalis
40	hinglish	high	chalis
40	hinglish	mid	chaalis
41	hinglish	high	iktalis
42	hinglish	high	bayalis
42	hinglish	mid	byalis
43	hinglish	high	taintalis
43	hinglish	mid	tetalis
44	hinglish	high	chavalis
44	hinglish	mid	chauvalis
45	hinglish	high	paintalis
45	hinglish	mid	petalis
46	hinglish	high	chhiyalis
46	hinglish	mid	chiyalis
47	hinglish	high	saintalis
47	hinglish	mid	setalis
48	hinglish	high	adtalis
48	hinglish	mid	artalis
49	hinglish	high	unchas
49	hinglish	mid	unanchas
50	hinglish	high	pachas
50	hinglish	mid	pachaas
51	hinglish	high	ikyavan
51	hinglish	mid	ikyawan
52	hinglish	high	bavan
52	hinglish	mid	bawan
53	hinglish	high	tirpan
53	hinglish	mid	trepan
54	hinglish	high	chauvan
54	hinglish	mid	chawan
55	hinglish	high	pachpan
56	hinglish	high	chhappan
56	hinglish	mid	chappan
57	hinglish	high	sattavan
57	hinglish	mid	satawan
58	hinglish	high	atthavan
58	hinglish	mid	athawan
59	hinglish	high	unsath
60	hinglish	high	saath
60	hinglish	mid	sath
61	hinglish	high	iksath
62	hinglish	high	basath
63	hinglish	high	tirsath
63	hinglish	mid	tresath
64	hinglish	high	chausath
65	hinglish	high	painsath
65	hinglish	mid	pesath
66	hinglish	high	chhiyasath
66	hinglish	mid	chiyasath
67	hinglish	high	sadsath
67	hinglish	mid	sarsath
68	hinglish	high	adsath
68	hinglish	mid	arsath
69	hinglish	high	unhattar
70	hinglish	high	sattar
71	hinglish	high	ikhattar
72	hinglish	high	bahattar
73	hinglish	high	tihattar
74	hinglish	high	chauhattar
75	hinglish	high	pachhattar
76	hinglish	high	chhihattar
76	hinglish	mid	chihattar
77	hinglish	high	sathattar
78	hinglish	high	athhattar
79	hinglish	high	unasi
79	hinglish	mid	unyasi
80	hinglish	high	assi
81	hinglish	high	ikyasi
82	hinglish	high	bayasi
83	hinglish	high	tirasi
84	hinglish	high	chaurasi
85	hinglish	high	pachasi
86	hinglish	high	chhiyasi
87	hinglish	high	sattasi
88	hinglish	high	atthasi
89	hinglish	high	navasi
90	hinglish	high	nabbe
91	hinglish	high	ikyanve
91	hinglish	mid	ikyanave
92	hinglish	high	banve
92	hinglish	mid	banave
93	hinglish	high	tiranve
94	hinglish	high	chauranve
95	hinglish	high	pachanve
95	hinglish	mid	panchanve
96	hinglish	high	chhiyanve
97	hinglish	high	sattanve
98	hinglish	high	atthanve
99	hinglish	high	ninyanve
100	hinglish	high	sau
100	hinglish	mid	so | saikda
0.5	hinglish	high	aadha | adha | aadhi | half
1.5	hinglish	high	dedh | ded | deedh
2.5	hinglish	high	dhai | adhai | dhaai
0.75	hinglish	high	paun | pauna | pona
0.75	hinglish	mid	paune
0.25	hinglish	high	pav | paav | pao | chauthai
x+0.5	hinglish	high	saadhe | sadhe | saade
x+0.25	hinglish	high	sava | sawa
x-0.25	hinglish	mid	paune
x-0.25	hinglish	high	pone
1000	hinglish	mid	hazaar | hajar
100000	hinglish	high	lakh | lac
0.5	hi	high	आधा | आधी
1.5	hi	high	डेढ़
2.5	hi	high	ढाई | अढ़ाई
0.75	hi	high	पौन | पौना
0.25	hi	high	पाव | चौथाई
x+0.5	hi	high	साढ़े
x+0.25	hi	high	सवा
x-0.25	hi	high	पौने
1000	hi	mid	हज़ार | हजार
100000	hi	high	लाख
0.5	mr	mid	अर्धा | अर्धी | ardha
1.5	mr	mid	दीड | deed
2.5	mr	mid	अडीच | adich
x+0.5	mr	mid	साडे | sade
x-0.25	mr	mid	पावणे | pavne
100	mr	mid	शंभर | shambhar
0.5	gu	mid	અડધો | અડધી | adadho
1.5	gu	mid	દોઢ | dodh
2.5	gu	mid	અઢી | adhi
x+0.5	gu	mid	સાડા | sada
x-0.25	gu	mid	પોણા | pona
100	gu	mid	સો
0.5	ta	mid	அரை | arai
1.5	ta	mid	ஒன்றரை | ondrarai
2.5	ta	mid	இரண்டரை | rendarai
100	ta	mid	நூறு | nooru
0.5	te	mid	అర | సగం | sagam
1.5	te	mid	ఒకటిన్నర | okatinnara
2.5	te	mid	రెండున్నర | rendunnara
100	te	mid	వంద | vanda
0.5	bn	mid	আধ | অর্ধেক
1.5	bn	mid	দেড় | der
2.5	bn	mid	আড়াই | arai
x+0.5	bn	mid	সাড়ে | share
x-0.25	bn	mid	পৌনে | poune
100	bn	mid	একশো | eksho
0.5	pa	mid	ਅੱਧਾ | addha
1.5	pa	mid	ਡੇਢ
2.5	pa	mid	ਢਾਈ
x+0.5	pa	mid	ਸਾਢੇ
100	pa	mid	ਸੌ
2	mr	high	दोन
2	mr	mid	don
5	mr	high	पाच
6	mr	high	सहा
6	mr	mid	saha
9	mr	high	नऊ
10	mr	high	दहा
10	mr	mid	daha
11	mr	high	अकरा
11	mr	mid	akra
12	mr	high	बारा
13	mr	high	तेरा
14	mr	high	चौदा
15	mr	high	पंधरा
15	mr	mid	pandhra
16	mr	high	सोळा
17	mr	high	सतरा
18	mr	high	अठरा
18	mr	mid	athra
19	mr	high	एकोणीस
19	mr	mid	ekonis
20	mr	high	वीस
20	mr	mid	vis
40	mr	high	चाळीस
50	mr	high	पन्नास
50	mr	mid	pannas
80	mr	high	ऐंशी
80	mr	mid	aishi
90	mr	high	नव्वद
90	mr	mid	navvad
1	gu	high	એક
2	gu	high	બે
2	gu	mid	be
3	gu	high	ત્રણ
3	gu	mid	tran
4	gu	high	ચાર
5	gu	high	પાંચ
6	gu	high	છ
6	gu	mid	chha
7	gu	high	સાત
8	gu	high	આઠ
9	gu	high	નવ
9	gu	mid	nav
10	gu	high	દસ
11	gu	high	અગિયાર
11	gu	mid	agiyar
12	gu	high	બાર
12	gu	mid	bar
13	gu	high	તેર
13	gu	mid	ter
14	gu	high	ચૌદ
14	gu	mid	chaud
15	gu	high	પંદર
15	gu	mid	pandar
16	gu	high	સોળ
16	gu	mid	sol
17	gu	high	સત્તર
17	gu	mid	sattar
18	gu	high	અઢાર
18	gu	mid	adhar
19	gu	high	ઓગણીસ
19	gu	mid	ognis
20	gu	high	વીસ
30	gu	high	ત્રીસ
30	gu	mid	tris
40	gu	high	ચાલીસ
50	gu	high	પચાસ
60	gu	high	સાંઠ
60	gu	mid	saith | સાઠ
70	gu	high	સિત્તેર
70	gu	mid	sitter
80	gu	high	એંસી
80	gu	mid	ensi
90	gu	high	નેવું
90	gu	mid	nevu
1	ta	high	ஒன்று | ஒண்ணு
1	ta	mid	onnu | oru | ஒரு
2	ta	high	இரண்டு | ரெண்டு
2	ta	mid	rendu
3	ta	high	மூன்று | மூணு
3	ta	mid	moonu
4	ta	high	நான்கு | நாலு
4	ta	mid	naalu
5	ta	high	ஐந்து | அஞ்சு
5	ta	mid	anju
6	ta	high	ஆறு
6	ta	mid	aaru
7	ta	high	ஏழு
7	ta	mid	ezhu
8	ta	high	எட்டு
8	ta	mid	ettu
9	ta	high	ஒன்பது | ஒம்போது
9	ta	mid	onbadhu
10	ta	high	பத்து
10	ta	mid	pathu
11	ta	high	பதினொன்று | பதினொண்ணு
11	ta	mid	pathinonnu
12	ta	high	பன்னிரண்டு | பன்னன்டு
12	ta	mid	pannendu
13	ta	high	பதிமூன்று | பதிமூணு
13	ta	mid	pathimoonu
14	ta	high	பதினான்கு | பதினாலு
14	ta	mid	pathinaalu
15	ta	high	பதினைந்து | பதினஞ்சு
15	ta	mid	pathinanju
16	ta	high	பதினாறு
16	ta	mid	pathinaaru
17	ta	high	பதினேழு
17	ta	mid	pathinezhu
18	ta	high	பதினெட்டு
18	ta	mid	pathinettu
19	ta	high	பத்தொன்பது | பத்தொம்போது
19	ta	mid	pathombadhu
20	ta	high	இருபது | இருவது
20	ta	mid	irubathu
30	ta	high	முப்பது
30	ta	mid	muppathu
40	ta	high	நாற்பது
40	ta	mid	naarpathu
50	ta	high	ஐம்பது | அம்பது
50	ta	mid	aimbathu
60	ta	high	அறுபது | அறுவது
60	ta	mid	arubathu
70	ta	high	எழுபது | எழுவது
70	ta	mid	ezhubathu
80	ta	high	எண்பது
80	ta	mid	enbathu
90	ta	high	தொண்ணூறு
90	ta	mid	thonnooru
1	te	high	ఒకటి
1	te	mid	okati | ఒక | oka
2	te	high	రెండు
3	te	high	మూడు
3	te	mid	moodu
4	te	high	నాలుగు
4	te	mid	nalugu | nalgu
5	te	high	ఐదు
5	te	mid	aidu
6	te	high	ఆరు
7	te	high	ఏడు
7	te	mid	edu
8	te	high	ఎనిమిది
8	te	mid	enimidi
9	te	high	తొమ్మిది
9	te	mid	tommidi
10	te	high	పది
10	te	mid	padi
11	te	high	పదకొండు
11	te	mid	padakondu
12	te	high	పన్నెండు
13	te	high	పదమూడు
13	te	mid	padamoodu
14	te	high	పద్నాలుగు
14	te	mid	padnalugu
15	te	high	పదిహేను | పదహైదు
15	te	mid	padihenu
16	te	high	పదహారు
16	te	mid	padaharu
17	te	high	పదిహేడు
17	te	mid	padihedu
18	te	high	పద్దెనిమిది
18	te	mid	paddenimidi
19	te	high	పందొమ్మిది
19	te	mid	pandommidi
20	te	high	ఇరవై
20	te	mid	iravai
30	te	high	ముప్పై
30	te	mid	muppai
40	te	high	నలభై
40	te	mid	nalabhai
50	te	high	యాభై
50	te	mid	yabhai
60	te	high	అరవై
60	te	mid	aravai
70	te	high	డెబ్బై
70	te	mid	debbai
80	te	high	ఎనభై
80	te	mid	enabhai
90	te	high	తొంభై
90	te	mid	tombhai
1	bn	high	এক
2	bn	high	দুই
2	bn	mid	dui | দুটো
3	bn	high	তিন
4	bn	high	চার
5	bn	high	পাঁচ
6	bn	high	ছয়
6	bn	mid	chhoy
7	bn	high	সাত
8	bn	high	আট
8	bn	mid	at
9	bn	high	নয়
9	bn	mid	noy
10	bn	high	দশ
10	bn	mid	dosh
11	bn	high	এগারো
11	bn	mid	egaro
12	bn	high	বারো
12	bn	mid	baro
13	bn	high	তেরো
13	bn	mid	tero
14	bn	high	চৌদ্দ
14	bn	mid	choddo
15	bn	high	পনেরো
15	bn	mid	ponero
16	bn	high	ষোল
16	bn	mid	sholo
17	bn	high	সতেরো
17	bn	mid	shotero
18	bn	high	আঠারো
18	bn	mid	atharo
19	bn	high	ঊনিশ
19	bn	mid	unish
20	bn	high	বিশ | কুড়ি
20	bn	mid	kuri
30	bn	high	ত্রিশ | তিরিশ
30	bn	mid	trish
40	bn	high	চল্লিশ
40	bn	mid	chollish
50	bn	high	পঞ্চাশ
50	bn	mid	ponchash
60	bn	high	ষাট
60	bn	mid	shat
70	bn	high	সত্তর
70	bn	mid	shottor
80	bn	high	আশি
80	bn	mid	ashi
90	bn	high	নব্বই
90	bn	mid	nobboi
1	pa	high	ਇੱਕ
1	pa	mid	ikk | ਇਕ
2	pa	high	ਦੋ
3	pa	high	ਤਿੰਨ
3	pa	mid	tinn
4	pa	high	ਚਾਰ
5	pa	high	ਪੰਜ
5	pa	mid	panj
6	pa	high	ਛੇ
7	pa	high	ਸੱਤ
7	pa	mid	satt
8	pa	high	ਅੱਠ
8	pa	mid	atth
9	pa	high	ਨੌਂ
9	pa	mid	naun
10	pa	high	ਦਸ
11	pa	high	ਗਿਆਰਾਂ
11	pa	mid	gyaran
12	pa	high	ਬਾਰਾਂ
12	pa	mid	baran
13	pa	high	ਤੇਰਾਂ
13	pa	mid	teran
14	pa	high	ਚੌਦਾਂ
14	pa	mid	chaudan
15	pa	high	ਪੰਦਰਾਂ
15	pa	mid	pandran
16	pa	high	ਸੋਲਾਂ
16	pa	mid	solan
17	pa	high	ਸਤਾਰਾਂ
17	pa	mid	sataran
18	pa	high	ਅਠਾਰਾਂ
18	pa	mid	atharan
19	pa	high	ਉੱਨੀ
19	pa	mid	unni
20	pa	high	ਵੀਹ
20	pa	mid	veeh
30	pa	high	ਤੀਹ
30	pa	mid	teeh
40	pa	high	ਚਾਲੀ
40	pa	mid	chali
50	pa	high	ਪੰਜਾਹ
50	pa	mid	panjah
60	pa	high	ਸੱਠ
60	pa	mid	satth
70	pa	high	ਸੱਤਰ
80	pa	high	ਅੱਸੀ
90	pa	high	ਨੱਬੇ
1	bn	mid	একটা
3	bn	mid	তিনটে
1	en	high	one
2	en	high	two
3	en	high	three | triple
4	en	high	four
5	en	high	five
6	en	high	six
7	en	high	seven
8	en	high	eight
9	en	high	nine
10	en	high	ten
12	en	high	twelve
15	en	high	fifteen
20	en	high	twenty
25	en	high	twenty five
30	en	high	thirty
40	en	high	forty
50	en	high	fifty
100	en	high	hundred
1	kn	mid	ಒಂದು | ondu
2	kn	mid	ಎರಡು | eradu
3	kn	mid	ಮೂರು | mooru
4	kn	mid	ನಾಲ್ಕು | nalku
5	kn	mid	ಐದು | aidu
6	kn	mid	ಆರು | aaru
8	kn	mid	ಎಂಟು | entu
10	kn	mid	ಹತ್ತು | hattu
20	kn	mid	ಇಪ್ಪತ್ತು | ippattu
50	kn	mid	ಐವತ್ತು | aivattu
100	kn	mid	ನೂರು | nooru
11	en	high	eleven
13	en	high	thirteen
14	en	high	fourteen
16	en	high	sixteen
17	en	high	seventeen
18	en	high	eighteen
19	en	high	nineteen
60	en	high	sixty
70	en	high	seventy
80	en	high	eighty
90	en	high	ninety
1000	en	high	thousand
0.25	en	high	quarter
1.5	en	high	one and a half | one and half
2	hinglish	mid	couple | couple of
100	hinglish	high	sainkda | saikra | sekda
100	hi	high	सैंकड़ा | सैकड़ा
1000000	en	high	million
1000	hinglish	high	hazar | hajaar | hazzar
10000000	hinglish	mid	crore | karod
1.25	hinglish	mid	savva
0.75	hi	mid	पौने
100	mr	mid	शेकडा | शे | she
100	mr	low	shekda
1000	mr	mid	हजारो
200	mr	mid	दोनशे | donshe
300	mr	mid	तीनशे | teenshe | tinshe
400	mr	mid	चारशे | charshe
500	mr	mid	पाचशे | pachshe | paachshe
600	mr	mid	सहाशे | sahashe
700	mr	mid	सातशे | saatshe | satshe
800	mr	mid	आठशे | aathshe | athshe
900	mr	mid	नऊशे | navshe
150	mr	mid	दीडशे | didshe | deedshe
250	mr	mid	अडीचशे | adichshe
3.5	mr	mid	साडेतीन | sadeteen
4.5	mr	mid	साडेचार | sadechar
5.5	mr	mid	साडेपाच | sadepach
6.5	mr	mid	साडेसहा
7.5	mr	mid	साडेसात
8.5	mr	mid	साडेआठ
9.5	mr	mid	साडेनऊ
10.5	mr	mid	साडेदहा
12.5	mr	mid	साडेबारा
x+0.25	mr	mid	सव्वा | savva
x-0.25	mr	mid	पाऊणे | पावणे
0.75	mr	mid	पाऊण | paun
0.25	mr	mid	पाव
3	mr	mid	तीन
4	mr	mid	चार
7	mr	mid	सात
8	mr	mid	आठ
25	mr	mid	पंचवीस | panchvis
30	mr	mid	तीस | tis
35	mr	low	पस्तीस
45	mr	low	पंचेचाळीस
60	mr	mid	साठ
70	mr	mid	सत्तर
75	mr	low	पंचाहत्तर
100	gu	mid	સેંકડો
1000	gu	mid	હજાર
100000	gu	mid	લાખ
200	gu	mid	બસો | baso
300	gu	mid	ત્રણસો | transo
400	gu	mid	ચારસો
500	gu	mid	પાંચસો | panchso
600	gu	mid	છસો
700	gu	mid	સાતસો
800	gu	mid	આઠસો
900	gu	mid	નવસો
150	gu	mid	દોઢસો
250	gu	mid	અઢીસો
0.25	gu	mid	પા | પાવ
0.75	gu	mid	પોણો
x+0.25	gu	mid	સવા
25	gu	mid	પચીસ | પચ્ચીસ
35	gu	low	પાંત્રીસ
75	gu	low	પંચોતેર
1000	ta	mid	ஆயிரம் | aayiram | ayiram | aayiram
100000	ta	mid	லட்சம் | latcham
200	ta	mid	இருநூறு | irunooru
300	ta	mid	முன்னூறு | முந்நூறு | munnooru
400	ta	mid	நானூறு | naanooru
500	ta	mid	ஐநூறு | ஐந்நூறு | ainooru | ainnooru
600	ta	mid	அறுநூறு | arunooru
700	ta	mid	எழுநூறு | ezhunooru
800	ta	mid	எண்ணூறு | ennooru
900	ta	mid	தொள்ளாயிரம்
2000	ta	mid	இரண்டாயிரம் | ரெண்டாயிரம் | irandayiram | rendayiram
3000	ta	mid	மூவாயிரம் | மூணாயிரம் | moovayiram | moonayiram
4000	ta	mid	நாலாயிரம் | நான்காயிரம் | naalayiram
5000	ta	mid	ஐயாயிரம் | ஐந்தாயிரம் | அஞ்சாயிரம் | aiyayiram | anjayiram
6000	ta	mid	ஆறாயிரம்
10000	ta	mid	பத்தாயிரம் | pathayiram
25	ta	mid	இருபத்தைந்து | இருபத்தஞ்சு | irubathanju
30	ta	mid	முப்பது | muppathu
40	ta	mid	நாற்பது | naarpathu
50	ta	mid	aimbathu | ambathu | ambadhu
60	ta	mid	அறுபது | arubathu
70	ta	mid	எழுபது | ezhubathu
75	ta	low	எழுபத்தைந்து
80	ta	mid	எண்பது | enbathu
90	ta	mid	தொண்ணூறு | thonnooru
0.25	ta	mid	கால் | kaal
0.75	ta	mid	முக்கால் | mukkaal
3.5	ta	mid	மூன்றரை | moonarai
1000	te	mid	వెయ్యి | veyyi | వేయి | వేలు | వేల | vela | velu
100	te	mid	వందలు | వందల | vandala | vandalu
100000	te	mid	లక్ష | లక్షలు | laksha
0.25	te	mid	పావు | pavu
0.75	te	mid	ముప్పావు
3.5	te	mid	మూడున్నర
25	te	mid	ఇరవై ఐదు | పాతిక
70	te	mid	డెబ్బై | debbai
80	te	mid	ఎనభై | enabhai
90	te	mid	తొంభై | tombhai
100	bn	mid	শ | শো | শত
100	bn	low	শতক | sho
1000	bn	mid	হাজার | hajar
100000	bn	mid	লাখ | লক্ষ
200	bn	mid	দুশো | দুইশো | dusho
300	bn	mid	তিনশো | tinsho
400	bn	mid	চারশো | charsho
500	bn	mid	পাঁচশো | panchsho
600	bn	mid	ছয়শো
700	bn	low	সাতশো
800	bn	low	আটশো
0.25	bn	mid	পোয়া
0.75	bn	mid	পৌনে
x+0.25	bn	mid	সোয়া | shoya
0.5	bn	mid	আধা | adha
25	bn	mid	পঁচিশ | ponchish
75	bn	low	পঁচাত্তর
1000	pa	mid	ਹਜ਼ਾਰ | ਹਜਾਰ
100000	pa	mid	ਲੱਖ
x+0.25	pa	mid	ਸਵਾ
x-0.25	pa	mid	ਪੌਣੇ
0.75	pa	mid	ਪੌਣਾ
0.25	pa	mid	ਪਾਈਆ | ਪਾ
25	pa	mid	ਪੱਚੀ | pachhi
7	kn	mid	ಏಳು | elu
9	kn	mid	ಒಂಬತ್ತು | ombattu
12	kn	mid	ಹನ್ನೆರಡು | hanneradu
15	kn	mid	ಹದಿನೈದು | hadinaidu
16	kn	mid	ಹದಿನಾರು
25	kn	mid	ಇಪ್ಪತ್ತೈದು
30	kn	mid	ಮೂವತ್ತು | moovattu
40	kn	mid	ನಲವತ್ತು | nalavattu
60	kn	mid	ಅರವತ್ತು
70	kn	mid	ಎಪ್ಪತ್ತು
80	kn	mid	ಎಂಬತ್ತು
90	kn	mid	ತೊಂಬತ್ತು
200	kn	mid	ಇನ್ನೂರು
500	kn	mid	ಐನೂರು
1000	kn	mid	ಸಾವಿರ | savira
0.5	kn	mid	ಅರ್ಧ
1.5	kn	mid	ಒಂದೂವರೆ
2.5	kn	mid	ಎರಡೂವರೆ
100	ta	mid	நூற்று
0.75	en	mid	three fourth | three fourths | three quarter
0.25	en	mid	one fourth
x-0.25	hinglish	mid	pon | paun | pauna | pouna | poun | paon
x-0.25	hi	mid	पौन | पौना | पोन
x-0.25	mr	mid	पाऊण | paun
x-0.25	gu	mid	પોણો | પોણી | pono
25	hinglish	mid	pachees | pachchis | pacchis | pacchees | pachchees | pachis
30	hinglish	mid	tees | tiis
40	hinglish	mid	chalees | chaalees | chaleese
20	hinglish	mid	bees | biis
24	hinglish	mid	chaubees | chobis | chobees
22	hinglish	mid	baees | bais
21	hinglish	mid	ikkees | ekkis | ikis
26	hinglish	mid	chabbees | chhabbees | chabbis
28	hinglish	mid	atthaees | athais | atthais
35	hinglish	mid	paintees | pentis | paintis
36	hinglish	mid	chhattees | chattees
32	hinglish	mid	battees
19	hinglish	mid	unnees | unis
18	hinglish	mid	atharah | athara | attharah
17	hinglish	mid	satrah | satara | satra
16	hinglish	mid	solah | sola
15	hinglish	mid	pandrah | pandra | pandhra
14	hinglish	mid	chaudah | chauda
13	hinglish	mid	terah
12	hinglish	mid	barah | baarah
11	hinglish	mid	gyarah | gyara | igyarah
1	ml	mid	ഒന്ന് | ഒന്നു | ഒരു
2	ml	mid	രണ്ട് | രണ്ടു | രണ്ടെണ്ണം
3	ml	mid	മൂന്ന് | മൂന്നു | മൂന്നെണ്ണം
4	ml	mid	നാല് | നാലു | നാലെണ്ണം
5	ml	mid	അഞ്ച് | അഞ്ചു | അഞ്ചെണ്ണം
6	ml	mid	ആറ് | ആറു | ആറെണ്ണം
7	ml	mid	ഏഴ് | ഏഴു
8	ml	mid	എട്ട് | എട്ടു | എട്ടെണ്ണം
9	ml	mid	ഒമ്പത് | ഒൻപത് | ഒമ്പതു
10	ml	mid	പത്ത് | പത്തു | പത്തെണ്ണം
11	ml	mid	പതിനൊന്ന്
12	ml	mid	പന്ത്രണ്ട്
13	ml	mid	പതിമൂന്ന്
14	ml	mid	പതിനാല്
15	ml	mid	പതിനഞ്ച്
16	ml	mid	പതിനാറ്
17	ml	mid	പതിനേഴ്
18	ml	mid	പതിനെട്ട്
19	ml	mid	പത്തൊമ്പത്
20	ml	mid	ഇരുപത്
25	ml	mid	ഇരുപത്തിയഞ്ച് | ഇരുപത്തഞ്ച്
30	ml	mid	മുപ്പത്
40	ml	mid	നാല്പത് | നാൽപ്പത് | നാൽപത്
50	ml	mid	അമ്പത് | അൻപത്
60	ml	mid	അറുപത്
70	ml	mid	എഴുപത്
75	ml	mid	എഴുപത്തിയഞ്ച് | എഴുപത്തഞ്ച്
80	ml	mid	എൺപത് | എണ്‍പത്
90	ml	mid	തൊണ്ണൂറ്
100	ml	mid	നൂറ്
200	ml	mid	ഇരുന്നൂറ്
300	ml	mid	മുന്നൂറ്
400	ml	mid	നാനൂറ്
500	ml	mid	അഞ്ഞൂറ്
1000	ml	mid	ആയിരം
0.5	ml	mid	അര
1.5	ml	mid	ഒന്നര
2.5	ml	mid	രണ്ടര
1	or	mid	ଏକ | ଗୋଟିଏ | ଗୋଟେ
2	or	mid	ଦୁଇ | ଦୁଇଟି | ଦୁଇଟା
3	or	mid	ତିନି | ତିନିଟି
4	or	mid	ଚାରି | ଚାରିଟି
5	or	mid	ପାଞ୍ଚ | ପାଞ୍ଚଟି
6	or	mid	ଛଅ
7	or	mid	ସାତ
8	or	mid	ଆଠ
9	or	mid	ନଅ
10	or	mid	ଦଶ
12	or	mid	ବାର
15	or	mid	ପନ୍ଦର
20	or	mid	କୋଡ଼ିଏ
25	or	mid	ପଚିଶ
30	or	mid	ତିରିଶ
40	or	mid	ଚାଳିଶ
50	or	mid	ପଚାଶ
100	or	mid	ଶହେ | ଶହ
1000	or	mid	ହଜାର
0.5	or	mid	ଅଧା
`
