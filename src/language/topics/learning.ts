/** What is learned and written, and how one brings oneself to do it. See ../topics.ts for the form. */
export const LEARNING = `
  learning: learn, learnt, learned, learning, discover, discovered, curious, curiosity, understand, understood, skill,
    skills, practise, practice, practised, beginner?, course?, knowledge, improve, improved, trained, training?,
    workshop?, figured out, learned how to, learning how to, taught myself, teaching myself, tutorial, watched a
    tutorial, first lesson, took a class, evening class, new skill, new hobby
  study (learned): study, studied, studying, exam, exams, school?, university, uni, college, course, lecture,
    professor, student, thesis, dissertation, degree?, grade, grades, essay, homework, semester, term?, module?,
    diploma, graduate, graduated, graduation, test?, campus, anatomy, statistics, revise, revision, library,
    flashcards, viva, defence?, defense?, oral exam, pass?, passed?, fail?, failed?, resit, chapter, supervisor,
    committee, phd, doctorate, master?, tutor, seminar, undergraduate, professorship, academic, faculty, seminar room,
    credits, enrol, enroll, homework club, philosophy, physics?, biology, chemistry, mathematics, history?, reading
    list, footnotes, citation, citations, bibliography, literature review, classes, night class, night school,
    community college, ged, midterm, finals, course work, coursework, certification, certificate course, back to
    school, going back to school, online course, online class, degree at, studying for, my professor
  exams < study (feared, celebrated): exam, exams, test?, oral, viva, defence, defense, resit, revision, revise,
    grade, grades, marks?, passed?, pass the?, fail?, failed?, driving test, committee, examiner, certificate, final
    exam, finals, midterm, passed my test, passed the test, certification exam, board exam, bar exam, driving theory,
    aced, flunked, studying for the test, gcse, sat scores, act scores
  essays < study (feared, learned): essay, essays, essay due, essay is due, essay plan, essay question, essay title,
    my essay, the essay, first essay, term paper, term papers, research paper, paper due, assignment, assignments,
    assignment due, coursework due, seminar paper, word count, two thousand words, three thousand words, four thousand
    words, under the word limit, over the word limit, word limit, conclusion?, opening paragraph, thesis statement,
    argument of the essay, footnote, footnotes, references list, referencing, harvard referencing, plagiarism,
    turnitin, quotation marks, sources?, secondary literature, primary sources, draft of my, first draft, second
    draft, third draft, final draft, draft chapter, drafts, drafting, redrafted, redrafting, rewrote the introduction,
    wrote the introduction, rewrote, rewriting, edit?, edited?, editing?, proofread, proofreading, handed in my essay,
    handed in the essay, handed in my thesis, handed it in, hand in date, hand in the, submitted my, submit my,
    submission deadline, uploaded it with, upload my, minutes before the deadline, before the deadline, extension for
    the, thesis chapter, literature review, minutes to go?, with minutes to, uploaded?, upload?, deadline?,
    paragraph?, paragraphs?, chapter?, thesis?, dissertation?, library until
  seminars < study: seminar, seminars, seminar room, tutorial, tutorials, tutorial group, study group, reading group,
    lecture hall, lecture theatre, lecture notes, took notes, discussion group, class discussion, put up my hand in,
    put my hand up in, raised my hand in, said something in the seminar, said something in class, spoke in the
    seminar, spoke in class, speak in class, speak in seminars, said nothing in class, said nothing in the seminar,
    did the reading, had not done the reading, hadnt done the reading, seminar presentation, presentation in class,
    class presentation, group project, group work, group assignment, office hours, professors office, teaching
    assistant, module?, modules?, freshers, freshers week, first year student, second year student, sophomore,
    freshman, undergrad, grad school, postgrad, masters degree, masters programme, iit, jee, neet, upsc, coaching
    class, coaching classes, tuition class, tuition classes
  grades and reports < study (feared, celebrated): grades, marks, mark for, got a first, got a two one, upper second,
    lower second, distinction, merit?, pass mark?, failing grade, good grade, good grades, bad grade, bad grades,
    better grade, top grade, top grades, top marks, full marks, straight as, a star?, an a minus, b plus, c minus,
    gpa, transcript, school report, report card, end of term report, results day, exam results, a level results,
    leaving cert, leaving cert results, points for college, got my results, results are out, essay back, got my essay
    back, essay came back, got it back with, comments in the margin, red ink, red pen, marked my essay, my tutor said,
    my tutor wrote, my tutor liked, my supervisor liked, supervisor was pleased, supervisor said, supervisor liked,
    detailed comments, resubmission, resit the, repeat the year, repeating the year, dropped out, drop out, kicked off
    the course, academic probation, honours degree, cum laude, valedictorian, deans list, percent in, results?, a two,
    two one degree, passed with?, first class, second class, third class, read the letter, envelope with the results,
    marked down, marked up, average?, percent?, percentage
  research: science, scientist, experiment, experiments, lab, laboratory, data?, research, researcher, paper?, theory,
    sample, samples?, pipette, microscope, cells, sequencing, gel, results?, reviewer, journal article, preprint,
    conference, poster, hypothesis, figure?, field work, fieldwork, grant, postdoc, dissertation, thesis, supervisor,
    biologist, physics, cultures, contaminated, contamination, incubator, freezer, control group, replicate,
    replicated, significant, p value, statistics, model?, dataset, code?, field site, specimens, larvae, mice?,
    flies?, fish?, plates?, agar, assay, antibody, enzyme, centrifuge, bench?
  writing (celebrated, learned): write, wrote, written, writing, book, chapter, page?, pages?, novel, draft, essay,
    poem, poems, poetry, story?, stories, author, manuscript, publish, published, publisher, editor, paragraph,
    sentence?, sentences, pen?, notebook, blog, article, column?, script?, journal, typing, memoir, dissertation,
    thesis, words a day, blank page, writers block, prose, verse, fiction, poet, preface, essayist, diary, text?,
    autobiographical, five hundred words, thousand words, hundred words, word count, section two, section three,
    methods section, discussion section, introduction, wrote two pages, wrote a page, wrote a chapter, finished the
    chapter, my novel, my story, short story, my memoir, writing group, writers group, blog post, wrote a poem, wrote
    a letter, journaled, my manuscript, writing desk, wrote three pages, three pages, two pages, morning pages, page a
    day, wrote for an hour, wrote for twenty minutes, wrote before breakfast, wrote all morning, wrote every day,
    notebooks, in my notebook, wrote in my notebook, fountain pen, first line, opening line, opening sentence, last
    line, dialogue, narrator, character in my, main character, plot?, plot hole, protagonist, scene?, stanza, haiku,
    sonnet, rhyme, rhymes, rhymed, short stories, flash fiction, screenplay, scriptwriting, writing class, writing
    course, writing workshop, creative writing, writing retreat, nanowrimo, writers workshop, beta reader, typewriter,
    typed up, journaling, journalling, my diary, keep a diary, kept a diary, wrote letters, letter writing, wrote to
    my
  publishing < writing: publisher, publish, published, editor, manuscript, agent, review, reviewer, reviews, print,
    proofs, bookshop, readers, launch, royalties, bestseller, author, journal, accepted, revision, resubmit
  reading (celebrated): read, reading, book, books, library, bookshop, bookseller, audiobook, read aloud, paperback,
    book club, hardcover, biography, whodunit, detective story, thriller, stacks, shelves, finished the book, finished
    a book, reading a novel, read a chapter, read two chapters, library book, mystery novel, kindle, page turner, good
    book, stack of books, novel, novels, chapter, chapters, bookmark, bookmarks, bookworm, book shelf, bookcase,
    second hand books, secondhand bookshop, bookstore, book store, library card, library books, overdue book, renewed
    my books, read in bed, read for an hour, read half an hour, read all afternoon, read all evening, read all day,
    read until, read till, reading in bed, reading by the fire, reading lamp, read by the, read the last page, last
    page, last chapter, first chapter, first page, could not put it down, couldnt put it down, stayed up reading,
    dickens, austen, jane austen, agatha christie, tolstoy, dostoevsky, heaney, yeats, tagore, hemingway, steinbeck,
    toni morrison, harry potter, poem, poems, poetry, poetry book, read a poem, read poems, comic, comics, graphic
    novel, manga, crime novel, detective novel, historical novel, science fiction, sci fi, fantasy novel, memoir,
    memoirs, autobiography, e reader, ereader, audio book, audio books, reading group, magazine, magazines
  languages (celebrated): language, languages, french, spanish, german, italian, english, japanese, polish,
    portuguese, dutch, swedish, danish, norwegian, vocabulary, grammar, accent, fluent, translate, translation,
    pronunciation, duolingo, irregular verbs, speak it, ordered in, foreign language, study a language, learn a
    language, learning a language, studying a language, another language, spanish words, in spanish, in french, in
    german, in italian, waiter understood, phrasebook, bilingual, lesson in spanish, sign language, language course,
    language class, language lesson, language school, evening course in, spanish class, french class, german class,
    italian class, english class, english lessons, irish class, irish lessons, welsh lessons, welsh, irish language,
    gaeilge, gaelic, hindi, tamil, bengali, marathi, punjabi, urdu, gujarati, telugu, malayalam, kannada, arabic,
    chinese?, mandarin, cantonese, korean, russian?, ukrainian, turkish?, greek?, latin, hebrew, finnish, hungarian,
    romanian, czech, croatian, farsi, persian, verb, verbs, conjugate, conjugations, tenses, past tense, subjunctive,
    gerund, declension, word order, new words, ten words, twenty words, fifty words, word cards, flash cards, anki,
    babbel, rosetta stone, language partner, tandem partner, conversation class, conversation group, native speaker,
    native speakers, dreamt in, understood every word, understood almost, understood everything, understood nothing,
    understood half, did not understand a word, didnt understand a word, spoke french, spoke spanish, spoke german,
    spoke italian, spoke irish, spoke english, speak french, speak spanish, speak german, speak italian, speak irish,
    speak english, speaks english, asked the way in, first conversation in, ordered coffee in, ordered in french,
    mispronounced, pronounce, pronounced, rolled my r, translated, translator, interpreter, subtitles, without
    subtitles, in hindi, in english, in irish, in welsh, she answered in, he answered in, answered in, word for, words
    for
  public speaking (feared, learned): speech, speeches, talk?, talks?, lecture, presentation, present?, presented?,
    presenting, audience, stage?, conference, speak in front, spoke in front, speaking in front, speak at?, spoke at,
    microphone, podium, toast?, slides?, rehearse, rehearsed, in front of everyone, in front of all, in front of
    people, in front of the whole, in front of the, go blank, went blank, empty head, head empty, nothing to say,
    freeze?, froze?, lose the thread, lost the thread, voice shook, voice shakes, voice trembled, stutter, stammer,
    questions from the audience, applause, all those faces, all the faces, room full of, assembly?, lectern, eulogy,
    keynote, panel?, webinar, present the case, poster session, group meeting, stand up there?, standing there?,
    ovation, rostrum, chalk talk, lab meeting, department seminar, in public, in front of?, addressed the, dry mouth,
    voice gone?, voice goes, words gone, words leave me, words left me, clammy, hundred people, two hundred people,
    before an audience, before all of them, all those eyes, spotlight?, projector?, slide?, speaker?, speakers?,
    wedding speech, best man, panel discussion, interview on, went on air, defend?, q and a, gave a speech, give a
    speech, gave a toast, giving a toast, gave the toast, gave a talk, give a talk, giving a talk, gave a
    presentation, give a presentation, giving a presentation, presenting to, presented to, spoke at the, speak at the,
    speaking at the, spoke to the group, spoke in the meeting, speaking in the meeting, speak up in meetings, in front
    of the group, in front of the class, in front of the board, in front of strangers, toastmasters, read aloud at,
    reading at the, best man speech, stage fright, afraid of speaking, fear of speaking, stood up and spoke,
    presentations, powerpoint, slide deck, pitch deck, clicker?, gave my presentation, my presentation, my talk, my
    speech, presented my, present my, presented the results, present the results, presented our, first presentation,
    conference talk, job talk, five minute talk, ten minute talk, speak to a room, spoke to a room, speak to a hall,
    full hall, hundred pairs of eyes, forty pairs of eyes, all eyes on me, everyone looking at me, everybody looking
    at me, everyone looked at me, everybody looked at me, stood at the front, standing at the front, stand at the
    front, stood on stage, stood on the stage, walked on stage, on stage, notes shook, paper shook in, hands shook,
    hands were shaking, knees shook, knees were shaking, knees knocking, mouth went dry, mouth was dry, mouth dry,
    lost my words, lost my place, lost my voice, mind went blank, went red, cue cards, index cards, read from my
    notes, reading in church, did the reading at, do the reading at, vote of thanks, after dinner speech, debate?,
    debating, debate club, elocution, open day talk, public speaking
  procrastination (feared, learned): procrastinate, procrastinated, procrastination, procrastinating, postpone,
    postponed, delay, delayed, put off, puts off, putting off, avoid, avoided, avoiding, avoidance, excuse, excuses,
    later?, tomorrow?, not started, unfinished?, stall?, stalling, still not?, still have not, still havent, again
    not, moved to tomorrow, last minute, last moment, night before, before it is due, until the last, the pile?, pile
    of?, on the list for weeks, on the list since, for three weeks, get round to, got round to, got around to, get
    around to, start is?, starting is, begin before, just begin, just start, ten minutes and, five minutes, first
    small step, do it now, do it at once, do it first, eat the frog, ugly task first, dreaded, tidied instead, cleaned
    instead, instead of marking, instead of writing, drawer?, reschedule, cancel at the last, untouched?, not opened,
    unopened, unread, still unsent, not sent, undone?, half done?, have not begun, havent begun, have not started,
    havent started, keep meaning to, kept meaning to, meaning to, one of these days, sometime?, next week?, next
    month?, should have been done, deadline passed, extension?, asked for an extension, sharpened pencils, reorganised
    the, reorganized the, cleaned the oven, pile is, under the pile, begun at last, started at last, open the
    document, opened the document, set a timer, timer?, pomodoro, start ugly, starting badly, begin badly, putting it
    off, put it off, been putting off, kept putting off, keep putting off, dodging, dodged, avoiding the, been
    avoiding, finally booked, finally made the, finally called the, finally did the, finally filed, finally cleaned,
    finally sent, finally finished, finally started, for months and, for weeks and, for two years, been meaning to, on
    my list for, sat on my desk, sitting on my desk, sitting there for, left it to the last, instead of doing
    anything, do it tomorrow, ill do it, later and later, make excuses, making excuses, no more excuses, put it off
    again, putting it off again, put it off for, putting off the, put off the, put off calling, put off writing, put
    off starting, put off until, put off till, put off going, put off telling, did anything but, anything but the?,
    anything rather than, everything except the?, everything but the?, instead of the essay, instead of working,
    instead of revising, instead of studying, instead of practising, instead of starting, instead of calling, instead
    of the tax, busywork, displacement, faffed, faffing, faffing about, dithered, dithering, dawdled, dilly dallied,
    frittered, wasted the morning, wasted the day, wasted the afternoon, day wasted, all day to start, all day to
    begin, avoiding it, avoided it, avoiding my, ducked the, ducked out of, shirked, hid under?, not today?, not again
    today, again not today, another day gone, another week gone, weeks gone by, still hadnt, still had not, still to
    do, still undone, still unfinished, still untouched, still in the box, still in its box, still in the bag, been
    sitting there, been on my desk, has been on my desk, overdue by, weeks late?, months late?, two weeks late, three
    weeks late, a week late, deadline looming, looming?, hanging over me, hangs over me, weighing on me, nagging at
    me, got it over with, get it over with, getting it over with, took ten minutes, took five minutes, only took ten,
    only took five, took me ten minutes, was done in ten, done in ten minutes, done in five minutes, worse in my head,
    wasnt so bad, was not so bad, not so bad after all, not as bad as, not half as bad, bite size, small chunk, small
    chunks, one small piece, break it down, broke it down into, breaking it down, two minute rule, just ten minutes,
    just five minutes, only ten minutes, only five minutes, first thing in the morning and
  letters not opened < procrastination (feared, learned): unopened letter, unopened letters, unopened post, unopened
    mail, unopened envelope, unopened envelopes, unopened bill, unopened bills, envelope unopened, letter unopened,
    letters unopened, post unopened, mail unopened, still unopened, have not opened, havent opened, did not open it,
    didnt open it, didnt open the letter, did not open the letter, dont open my, not opening, opened the letter,
    opened the envelope, opened the letters, opened the envelopes, opened my post, opened my mail, opened all the
    post, opened the post, opened the mail, brown envelope, brown envelopes, window envelope, white envelope, thick
    envelope, letter is still lying, letter lies, letter on the hall, pile of letters, pile of post, pile of mail,
    stack of mail, stack of letters, stack of envelopes, post piling up, mail piling up, letters piling up, letter in
    the drawer, letters in the drawer, envelopes in the drawer, letter behind the clock, behind the clock, under the
    fruit bowl, behind the toaster, emails unread, unread emails, unread messages, did not listen to the voicemail,
    missed calls, let it ring, let it go to voicemail, not answer the phone, call them back, rang them back, log in
    and look, look at the balance, looked at the balance, looked at my balance, check the balance, bank statement
    unopened, envelope?, envelopes?, post?, mail?, the letter from, back behind, unopened
  good intentions < procrastination (learned): said i would, said id, i said i would, told myself i would, told myself
    id, promised myself, promised myself id, promised myself i would, swore i would, swore id, vowed to, resolved to,
    meant to, had meant to, always meant to, was going to but, was going to call, was going to write, was going to
    start, good intentions, best intentions, new years resolution, new years resolutions, resolution?, resolutions?,
    start on monday, starting monday, from monday, from tomorrow, start tomorrow, starting tomorrow, ill start
    tomorrow, next monday, this time for real, did not do it, didnt do it, havent done it, have not done it, never did
    it, never got to it, didnt get to it, did not get to it, did not get round, didnt get round, never got round,
    never got around, still on the list, still on my list, on the list again, same list again, moved it to, carried
    over, copied it onto, crossed out and, all talk, talk about it and, talked about it for years, had planned to, had
    promised to, kicked the can, manana, maybe next year, when i have time, when things calm down, when it quietens
    down, once things settle, when im ready, when i am ready, waiting for the right moment, wait for the right moment,
    excuses again, found a reason not to, backed out, chickened out, bottled it, wimped out, bailed on, flaked, flaked
    on, not doing it, did not do, didnt do, again i did not, again i didnt, and did not?, and i did not?, and i
    didnt?, but i did not?, but i didnt?, but did not?, but didnt?, would ring?, would call?, said i would ring, said
    i would call, said i would write, said id ring, said id call, said id write, never rang, never wrote back, never
    called back, did not ring, didnt ring, did not call, didnt call, did not write, didnt write, did not reply, didnt
    reply, intention?, intentions, resolve?
  starting before being ready < procrastination (learned): before i am ready, before im ready, before i feel ready,
    before i felt ready, before feeling ready, before you feel ready, before youre ready, never feel ready, never be
    ready, never ready, ready or not, begin before, beginning before, start anyway, started anyway, just started, just
    begin, just begun, began anyway, begin anywhere, start anywhere, start small, started small, starting small, start
    badly, start with one, started with one, one sentence?, first sentence, one line?, a bad page, one bad page, bad
    first, rough version, ugly version, messy version, terrible draft, bad draft, ugly draft, rough draft, write
    badly, wrote badly, get something down, got something down, get words down, got words down, something on the page,
    words on the page, ten minutes first, five minutes first, set the timer, open the file, opened the file, opened
    the laptop and, first brush stroke, first step is, hardest part is starting, starting is the hardest, hardest bit
    is starting, once i start, once i started, once i had started, once i begin, once i got going, got going?, getting
    going, got started, get started, getting started, momentum?, mood follows, motivation comes after, motivation
    follows, action first, clarity comes, dont wait for the mood, waiting for inspiration, waiting to feel, wait to
    feel, stop waiting?, stopped waiting?, awful paragraph, one awful, bad sentence, bad sentences, difficulty
    starting, hard to start, trouble starting, starting to write, began badly, wrote a bad, first mark on, blank
    canvas, blank page, only begin, sat down and began, sat down and wrote, sat down and started, sat down at it, made
    a start, make a start, making a start, made a beginning, begun?
  focus (learned): focus, focused, concentrate, concentrated, concentration, attention, distracted, distraction,
    distractions, deep work, multitasking, flow, undisturbed, one thing at a time, single task, in the zone, without
    interruption, closed the door, headphones, focussed, tunnel, immersed, absorbed, no interruptions, uninterrupted,
    phone off, airplane mode, one tab, noise cancelling, got distracted, easily distracted, stay on task, one thing
    at, couldnt concentrate, could not concentrate, cant concentrate, cannot concentrate, hard to concentrate, hard to
    focus, head was all over
  planning (learned): plan?, planned, planning, list?, lists?, schedule, scheduled, calendar, organise, organised,
    organize, organized, agenda, priority, priorities, routine, to do?, prepare?, prepared, the night before, week
    ahead, on sunday, laid out?, calendar full, planner, diary full, timetable, mapped out, spreadsheet, to do list,
    made a list, meal plan, meal planning, planned the week, plan my week, calendar for, bullet journal, get
    organized, getting organized, got organized, weekly plan, plan the week, planned the day, plan the day, plan
    tomorrow, planned tomorrow, wrote a list, wrote tomorrows list, write a list, ticked off, tick off, crossed off,
    crossed it off, three things for tomorrow, one thing for tomorrow, wall planner, year planner, filofax, sticky
    notes, post its, reminders on, set a reminder, time blocking, time block, blocked out time, pack the night before,
    packed the night before, laid out my clothes, clothes laid out, bag packed the night, plan b, backup plan, plan
    ahead, planned ahead, planning ahead, think ahead, thought ahead, buffer time, leave a buffer, leave a gap between
  habits (learned): habit, habits, discipline, disciplined, streak, consistent, consistency, routine, routines,
    willpower, every day, every morning, every night, daily?, skipped?, stick to, in a row, day after day, small
    steps, small portions, little and often, ten minutes a day, days in a row, thirty days, day ten, day twenty, every
    single day, new habit, bad habit, bad habits, good habit, break the habit, stick with it, stuck with it, kept it
    up, morning routine, evening routine
  perfectionism (learned): perfect, perfection, perfectionism, perfectionist, flawless, good enough, never enough,
    detail, details, is allowed to be bad, allowed to be bad, first draft, rough draft, shitty draft, redo, redid,
    over and over, sanded again, polish, polishing, mistake, mistakes, finished is better, done is better, once more
    from the start, square?, out of true, one more coat, just one more coat, tenth time, seventh version, fiftieth
    draft, never done, cannot let go, cant let go, comma, doesnt have to be perfect, does not have to be perfect, dont
    have to be perfect, not perfect, good enough is, let it be good enough, hard on myself, too hard on myself, redid
    it, started over, high standards, just right?, exactly right, not quite right, tweak, tweaked, tweaking, fiddled
    with, fiddling with, kept fiddling, nitpicking, nitpick, wrinkle?, crooked line, flaw, flaws, flawed, imperfect,
    imperfection, imperfections, good is good, leave it as it is, left it as it is, let it be?, leave well alone,
    hundredth time, rewrote it again, rewrote it five times, started again three times, unpicked it three times, did
    it again because, better than perfect, perfect is the enemy, enemy of the good, ninety percent, eighty percent is,
    rather finished than, rather done than
  checking twice (learned): measure twice, measured twice, measuring twice, check twice, checked twice, checking
    twice, double check, double checked, double checking, check again before, check it before, checked it before,
    check before, read it twice, read it again before, read it through again, read it through before, read the
    instructions, read the instructions first, read the manual, follow the instructions, followed the instructions,
    read the recipe, read the whole recipe, read the question, read the question twice, read the email again, before
    sending, before i send, before pressing send, before hitting send, before cutting, before i cut, before gluing,
    before i glue, before drilling, before signing, before i sign, before posting, count again, counted again, counted
    twice, weigh it twice, try it dry, test it first, try it first, tried it first on, on a scrap, on an offcut, on a
    scrap piece, haste makes waste, more haste less speed, slow down and check, look twice, looked twice, proofread
    before, dry fit, dry fitted, dry run first, measuring carefully, carefully?, careful?, twice with the, tape?, then
    once with, checked?, check?, second look?, look again?, looked again?, proof read
  time pressure (learned): hurry, hurried, late?, rush?, rushed, busy?, deadline, deadlines, no time, out of time, run
    out of time, ran out of time, time pressure, behind?, behind schedule, overdue, stressed, on time?, in time?, last
    minute, too much to do, not enough hours, so busy, too busy, swamped, not enough time, no time for, running late,
    ran late, back to back, nonstop, non stop, catching up on, fell behind, falling behind, crunch, racing from, never
    enough hours, late again, late for work, late for the, ten minutes late, five minutes late, twenty minutes late,
    half an hour late, overslept and, ran for the bus, ran for the train, rushing, rushing about, rushing around, in a
    rush, in a hurry, always in a hurry, no rush, against time, deadline tomorrow, due tomorrow, due on friday, due on
    monday, due today, due next week, double booked, overbooked, over committed, overcommitted, crammed, too much in
    one day, packed day, packed schedule, full diary, full calendar, leave earlier, left earlier, set off earlier,
    leave ten minutes early, left ten minutes early, in good time, plenty of time, with time to spare, everything
    takes longer, takes longer than, took longer than, twice as long
  decisions (learned): decide, decided, decision, decisions, choose, chose, chosen, choice?, choices, dilemma,
    crossroads, weigh?, options?, hesitate, hesitated, changed my mind, pros and cons, torn between, made up my mind,
    sleep on it, slept on it, wrong choice, right choice, wrong city, cant decide, could not decide, couldnt decide,
    made a decision, big decision, what to do about, take the job or, stay or go, whether to, on the fence, went back
    and forth
  ideas: idea, ideas, inspiration, inspired, imagine, imagined, imagination, create, created, creative, creativity,
    invent, invented, original, had an idea, great idea, brainstorm, brainstormed, side project, invention
  screens (learned): phone, telephone, smartphone, screen, screens, scroll, scrolled, scrolling, instagram, facebook,
    twitter, tiktok, reddit, social media, internet, online, notification, notifications, app, apps, youtube, news
    feed, feed, screen time, checking my phone, checked my phone, check my phone, phone in the kitchen, phone outside
    the bedroom, phone away, put the phone, airplane mode, deleted the app, deleted the game, group chat, laptop,
    tablet, netflix, offline, unplugged, doomscrolling, reels, iphone, android, ipad, cellphone, mobile, texting,
    whatsapp, messages, email, emails, inbox, likes, followers, posts, news sites, headlines on, threads, phone
    before, phone after, phone at the table, phone in bed, phone in the drawer, phone in the hall, glued to, thumb,
    swiping, videos, binge watched, one more episode, gaming, controller, checking it, forty times a day, wasted two
    hours, wasted hours, wasted the evening, hours on, hours scrolling, phone stays in, phone stays, phone in another
    room, phone in the other room, put my phone away, put the phone away, put down my phone, put down the phone,
    turned off my phone, turned off notifications, turned off the tv, on my phone, too much phone, phone use, on the
    couch with my phone, binge watching, youtube videos, candy crush, video games, deleted instagram, deleted
    facebook, deleted tiktok, screens before, phone addiction, phone free, phone in a drawer, left my phone at home,
    left the phone at home, left my phone in, left the phone in, without my phone, without the phone, no phone, no
    phones, phones off, phones away, looking at my phone, looked at my phone, staring at my phone, stared at my phone,
    reached for my phone, reaching for my phone, picked up my phone, phone first thing, phone all evening, two hours
    on my phone, an hour on my phone, hour on the phone scrolling, scrolling in bed, scrolled in bed, scrolled until,
    scrolled till, rabbit hole, down a rabbit hole, snapchat, telegram?, discord?, linkedin feed, google, googled,
    googling, screen off, screens off, screen free, tv off, no tv, no screens, no television, digital detox, black
    mirror, app blocker, app limit, grayscale, greyscale
  technology: code, coded, coding, software, bug, computer, server, program, programming, programmed, deploy,
    deployed, release, website, database, developer, ai, robot, outage, backup, laptop, printer, laptops, computers,
    desktop computer, macbook, chromebook, keyboard, monitor?, mouse pad, usb, usb stick, hard drive, cloud storage,
    google drive, dropbox, spreadsheet formula, excel?, excel sheet, algorithm, algorithms, javascript, python, java,
    php, sql, html, css, github, pull request, pull requests, code review, unit test, unit tests, tests pass, tests
    passed, compiler, compile, compiled, stack trace, null pointer, debug, debugged, debugging, production bug, bug
    fix, bugfix, fixed the bug, found the bug, hotfix, rollback, rolled back the, merge conflict, sprint planning,
    sprint review, backlog?, jira, agile?, scrum, devops, kubernetes, docker, linux, ubuntu, windows update, chatgpt,
    chatbot, artificial intelligence, machine learning, app store, my app, web site
  broken devices < technology: laptop died, laptop broke, laptop crashed, computer died, computer crashed, computer
    froze, computer broke, computer is dead, screen cracked, cracked screen, cracked the screen, smashed screen,
    smashed my phone, dropped my phone, phone died, phone broke, phone is dead, phone is broken, phone in the toilet,
    phone in the bath, phone battery, battery died, battery is dead, flat battery on, hard drive, hard disk, lost the
    file, lost the files, lost all my photos, lost my work, lost the document, lost the whole document, did not save,
    didnt save, hadnt saved, not backed up, no backup, backed up?, back up my, blue screen, black screen, frozen
    screen, wont turn on, would not turn on, wouldnt turn on, wont switch on, wouldnt switch on, wont boot, wouldnt
    boot, turn it off and on, turned it off and on, off and on again, restart?, restarted?, reboot, rebooted, router,
    wi fi, wifi down, wifi went, wifi is down, internet down, internet went down, internet was down, broadband, no
    internet, no signal, no reception, printer jammed, printer jam, printer wont, printer broke, paper jam, out of
    ink, ink cartridge, toner, spilled coffee on my, spilt coffee on my, spilled tea on my, keyboard stopped, software
    update, update wiped, virus on my computer, helpdesk, help desk, it department, it guy, tech support, technician,
    charger, new phone, new laptop, old phone, telly broke, washing machine broke, washing machine died, dishwasher
    broke, dishwasher died, fridge died, freezer broke, kettle broke, toaster broke, hoover broke, appliance,
    appliances, blown fuse, fuse blew, fuse box, tripped the fuse, power cut, power cuts, power went out, power
    outage, blackout in, load shedding, inverter, generator, computer problems, computer trouble, screen went, screen
    is, went blank?, went blue, gone blue, froze up, crashed?, lost the chapter, lost the lot, technology problems,
    trouble with the computer, broken phone, broken laptop, old laptop, repair shop, phone repair, genius bar
  passwords < technology: password, passwords, forgot my password, forgotten password, forgot the password, reset my
    password, reset the password, password manager, wrong password, locked out of my account, locked out of my email,
    two factor, verification code, security question, pin number, forgot my pin, log in, logged in, login, username,
    captcha
`;
