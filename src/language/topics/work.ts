/** What is done for a living. See ../topics.ts for the form. */
export const WORK = `
  work (learned): work, worked, working, job, office, boss, manager, colleague, colleagues, coworker, team, meeting?,
    meetings?, project, deadline, client, customer, employer, employee, career, profession, shift?, department?,
    company, business, firm?, desk?, report?, director, staff, workplace, overtime, workload, workday, freelance,
    contract, assignment, handover, quarter?, workshop, on call, rota, venture, bench, workbench, shop floor, sawdust,
    foreman, apprentice, tender, site?, trade?, my boss, the boss, at the office, front desk, coworkers, co workers,
    busy season, big project, work trip, conference call, zoom, zoom call, performance review, review at work,
    deadline at work, clock in, clocked out, double shift, night shifts, customers, difficult customer, rude customer,
    patients?, staff meeting, shifts, workmate, workmates, work colleague, payslip, employers, probation, working day,
    working week, day at work, hard day at work, long day at work, bad day at work, good day at work, day at the
    office, long day at the office, back to work, back at work, first day at work, first day at, new job, old job,
    dream job, dead end job, desk job, day job, factory, factories, assembly line, production line, plant manager,
    warehouse job, trade union, union rep, human resources, hr, line manager, my manager, the manager, area manager,
    ceo, stakeholders, stakeholder, spreadsheet, spreadsheets, deadlines, quarterly?, promotion, promoted, got the
    job, permanent contract, big order, new client, won the contract, won the client, first customer, new customer,
    team lead, resign, resigned, restructuring, closing down, laying people off, new owners
  success at work < work (celebrated): promotion, promoted, pay rise, raise, appointed, head of, made head, bonus,
    award, recognition, senior, got the job, got the post, new post, new job, asked to lead, asked to train, put in
    charge, tenure, permanent contract, contract extended, big order, new client, signed the contract, won the
    contract, won the client, praised my work, praised my handover, employee of the, deal closed, closed the deal,
    landed the client, big customer, first customer, new customer, renewal, renewed, signed with us, record month,
    record quarter, got promoted, promoted to, made supervisor, made manager, supervisor job, manager job, lead
    position, team lead, got a raise, gave me a raise, the raise, employee of the month, good review, great review,
    performance review went, landed the contract, landed the job, big sale, closed the sale, hit my numbers, hit my
    target, passed my probation, permanent position, new contract, contract renewed, contract was renewed, got the
    contract, won the tender, well done from the boss, boss said well, manager said well, delivered on time, finished
    on time, project finished, finished the project, project went live, went live, launch went well, pitch went well,
    meeting went well, interview went well, inspection went well, passed the inspection, passed inspection
  promotion < success at work (celebrated): promotion, promoted, promote, promote me, got the promotion, up for
    promotion, step up, stepping up, moving up, new role, senior role, senior position, team leader, team lead, shift
    leader, shift supervisor, head of department, deputy head, deputy?, made deputy, made partner, made permanent,
    permanent contract, permanent post, full time position, acting manager, area manager, ward manager, ward sister,
    charge nurse, head chef, sous chef, sergeant stripes, tenured, tenure track, got tenure, got the job, got the
    role, offered me the job, offered me the post, offered me the position, offered the job, job offer, offer letter,
    accepted the offer, accepted the job, contract signed, signed my contract, pay rise, payrise, pay raise, raise in
    pay, salary increase, bonus this year, better pay, more money at work, employee of the year, won an award,
    awarded, award ceremony
  losing a job < work (feared): fired, layoff, layoffs, laid off, redundant, redundancy, redundancies, unemployed,
    unemployment, jobless, dismissed, dismissal, lose my job, lost my job, lose the job, sacked, let people go, had to
    let, resign, resigned, notice, quit, replace me, replaced, somebody younger, someone younger, cut my hours,
    contract ends, contract runs out, not renewed, restructuring, cutbacks, cut backs, downsizing, closure, closing
    down, let go by, out of work, between jobs, not extended, not be extended, contract not, made redundant, too old
    for the, becoming unemployed, let go, laying people off, laying off, layoffs are, cut my position, cut my job,
    cutting jobs, cutting staff, job cuts, new owners, being sold, company is being, not keep all, next to go, im
    next, i am next, last one hired, severance, closing the plant, closing our, plant is closing, store is closing,
    let tina go, out of a job, job security, contract wont be, fear for my job, lose our jobs, lose their jobs, losing
    my job, losing the job, lose his job, lose her job, lost his job, lost her job, losing his job, losing her job,
    p45, pink slip, marching orders, given the push, got the push, given the boot, got the boot, got the sack, get the
    sack, given notice, shown the door, surplus to requirements, position eliminated, role eliminated, job is gone,
    post is gone, jobs at risk, job at risk, at risk letter, how long i still have a job, still have a job, keep my
    job, kept my job, keep our jobs
  changes at work < work (feared): reorganisation, reorganization, reorganised, reorganised again, restructure,
    restructured, restructuring, reorg, merger, merged with, takeover, taken over?, taken over by, bought by?, sold
    to?, new management, new owner, new owners, new boss, new manager, new director, new head?, new system, new
    computer system, new software at, new rota, changed the rota, changed my hours, changed our hours, cut hours,
    cutting hours, cut our hours, hours cut, fewer hours, less hours, department is being, department closing, close
    the department, closing the department, close the office, closing the office, branch closing, close the branch,
    closing the branch, closing our branch, moving the office, office move, relocate, relocated, relocation,
    outsourced, outsourcing, offshored, automated, automation, replaced by a machine, replaced by machines, replaced
    by software, replaced by ai, voluntary redundancy, compulsory redundancy, consultation period, at risk letter, at
    risk of redundancy, redundancy pay, redundancy money, redundancy package, severance pay, severance package, golden
    handshake, hiring freeze, pay freeze, wage freeze, budget cuts, cost cutting, cost cuts, cutting costs, job
    losses, posts cut, cut posts, not be replaced, strike ballot, pay dispute, rumours at work, rumors at work, town
    hall meeting, all hands meeting, all hands
  looking for work: application, applications, apply, applied, interview, interviews, cv, resume, candidate, vacancy,
    position, reference, cover letter, hire, hired, job offer, job centre, job hunt, recruiter, sent off the
    application, submitted, shortlist, shortlisted, postdoc position, job search, job hunting, job interview,
    interviewed for, updated my resume, update my resume, polished my resume, sent out resumes, linkedin, applied for,
    applying for, second interview, called me back, hiring manager, job fair, temp agency, start a new job, starting a
    new job, new job, apply for, applied to, applied for the job, applied for a job, job application, job
    applications, application form, sent my cv, sent off my cv, updated my cv, my cv, personal statement, second
    round, final round, trial day, job advert, job ad, job ads, job board, jobseeker, job seeker, unsuccessful on this
    occasion, interview panel, interview tomorrow, interview today, interview on, interview for, interview went,
    interview at, my interview, the interview, job interviews, prepared for the interview, phone interview, naukri,
    indeed, headhunter, notice period, references, referee?
  part time jobs < work: part time job, part time work, part timer, saturday job, saturday girl, saturday boy, weekend
    job, summer job, holiday job, student job, side job, side jobs, evening job, second job, two jobs, three jobs, odd
    job, odd jobs, temp, temp job, temping, temped, temporary job, casual work, zero hours, paper round, paper route,
    babysitting, babysit, babysitting money, dog walking, dog sitting, house sitting, cat sitting, waiting tables,
    waited tables, waitressing, waitress job, bar work, bar job, barista job, stacking shelves, delivery rider,
    deliveroo, uber eats, doordash, uber driver, drove for uber, delivered pizza, delivered pizzas, delivering pizza,
    tutoring, tutoring job, call centre job, flyers, leafleting, fruit picking, picked strawberries for, mowing lawns,
    lemonade stand, first wages, first wage, first pay, first salary, first paycheck, first pay packet, first pay
    cheque, pay packet, pay slip, payslip, wage slip, minimum wage, living wage, paid by the hour, tips tonight, in
    tips, earned my own, own money, my own money, money of my own, earned my first, pay day, payday, paid today, got
    paid, overtime money, wages?, first earnings, my wages, earnings, first cut of, saturday shifts, evening shifts,
    extra shifts, weekend shifts, job at the, job in the cafe, job in the shop, few hours at, few hours in
  leaving a job < work: handed in my notice, hand in my notice, gave my notice, gave notice at, gave in my notice,
    give notice, giving notice, put in my notice, two weeks notice, resignation, resignation letter, letter of
    resignation, resign, resigned, resigning, quit my job, quitting my job, quit the job, leave my job, leaving my
    job, left my job, leave the job, last day at the, last shift, leaving drinks, leaving card, leaving present,
    farewell card, cleared my desk, cleaned out my desk, exit interview, handed back my badge, handed in my badge,
    garden leave, gardening leave, moved on from, career change, change of career, changing careers, change careers,
    new career, retrain, retrained, retraining, walked out of my job, told them im leaving, put the letter on, letter
    on her desk, letter on his desk, gave them my letter, told her i am leaving, told him i am leaving, told them i am
    leaving, told my boss i, last week at, farewell?, quit?, quitting
  leading people (learned): lead, leads, led, leader, leadership, delegate, delegated, delegating, manage, manager,
    responsibility, team, feedback, one to one, hire, hired, staff, employees, decide for, in charge, let them do it,
    let him do it, let her do it, handed over, hand over, micromanage, trust the team
  staff and hiring < leading people: staff, staffing, short staffed, understaffed, short of staff, no staff, staff
    shortage, cannot find staff, cant find staff, cant find anyone, cannot find anyone to work, new hire, new starter,
    hired, hiring, hire somebody, hire someone, hired someone, hired a, took her on, took him on, took someone on, job
    advert, job ad, put an ad, interviewed three, interviewed two, interviewed candidates, trial shift, trial day,
    probation, onboarding, handed in her notice, handed in his notice, gave notice, she quit?, he quit?, gave in her
    notice, walked off the job, did not turn up for, didnt turn up for work, no show?, no shows?, rang in sick, called
    in sick, called off sick, off sick again, cover the shift, covering shifts, sack?, sacked her, sacked him, had to
    fire, had to sack, had to let her go, had to let him go, let her go?, let him go?, laid off two, lay people off,
    lay them off, my people, my crew, my employees, my staff, my team, team meeting, one to ones, one on ones, pay the
    staff, pay my people, wages of my, wages for the, payroll, delegated, delegate, delegating, delegation
  apprentices and trainees < work (celebrated): apprentice, apprentices, apprenticeship, apprenticed, journeyman,
    master craftsman, trainee, trainees, traineeship, intern, interns, internship, work experience, placement, student
    placement, new boy, new lad, the new lad, young lad, junior?, juniors?, graduate scheme, mentee, mentor, mentored,
    mentoring, shadowing, shadowed, shown the ropes, showed him the ropes, showed her the ropes, teach him the trade,
    learn the trade, learning the trade, learned my trade, learnt my trade, first time he did it alone, first time she
    did it alone, did it on his own first time, did it all by himself, did it all by herself, let him try, let her
    try, let him do the, let her do the, his first piece, her first piece, passed his apprenticeship, passed her
    apprenticeship, trade exam, trade school, vocational, day release, college day, college on thursdays, trained him,
    trained her, train the new, training the new, trained the new, training up, train up, showed the new, in my first
    year, second year apprentice, first year apprentice, tea boy, made the tea for, swept the workshop, sweep the
    workshop, swept the floor of, gaffer, foreman, old master, the master said, the boss showed, teaching a young,
    young colleague, let him cut, let her cut, let him do, let her do, let them try, his first?, the lad, our lad, the
    youngster, learner, beginner?, training a, shows promise, learning fast, quick learner, show him, show her,
    explained to the, the trade?
  colleagues: colleague, colleagues, coworker, co worker, team, boss, manager, supervisor, office, staff room,
    staffroom, copy room, canteen, kitchenette, lab mate, labmate, business partner, partner?, department, work
    friend, work friends, office politics, gossip at work, difficult coworker, the new girl, the new guy, trainee,
    takes credit, took credit, credit for my
  supervisor: supervisor, advisor, adviser, professor, boss, manager, director, head teacher, headteacher, consultant,
    head nurse, principal
  appraisals at work < work (feared): appraisal, appraisals, annual review, yearly review, performance review,
    performance reviews, performance rating, annual appraisal, yearly talk, end of year review, mid year review,
    performance improvement, pip at work, improvement plan, review meeting, review with my, meeting with hr, called
    into the office, called in to the office, called into his office, called into her office, called me in?, called me
    into, summoned to, can we have a word, wants a word, wanted a word, feedback from my, feedback from the boss,
    meets expectations, exceeds expectations, below expectations, objectives?, targets?, kpi, kpis, okrs, sales
    target, hit the target, hit target, missed the target, missed my target, disciplinary, written warning, verbal
    warning, formal warning, inspection?, inspectors, inspector came, inspectors came, ofsted, audit at work, health
    inspector
  errors at work < work (feared): error in the, wrong order?, wrong size?, wrong address?, wrong figures, wrong
    figure, wrong column, wrong attachment, wrong file, wrong dose, wrong medication, medication error, sent it to the
    wrong, sent to the wrong, email to the wrong person, reply all, replied to all, hit reply all, forgot the
    attachment, forgot to attach, forgot to send, forgot to order, forgot to book, double booked, missed the deadline,
    missed a deadline, oversight, slip up, slipped up, cut it too short, cut too short, cut it wrong, measured wrong,
    mismeasured, measured it wrong, drilled through, drilled into, dropped a tray, dropped the tray, dropped a plate,
    broke a glass, short in the till, gave the wrong change, wrong change, told off?, ticked off by, dressing down,
    bollocking, rollicking, had to do it again, do it all again, start again from scratch
  meetings < work: meeting, meetings, meeting after meeting, back to back meetings, endless meeting, long meeting,
    three hour meeting, two hour meeting, pointless meeting, staff meeting, team meeting, monday meeting, morning
    meeting, board meeting, department meeting, strategy meeting, budget meeting, kick off meeting, status meeting,
    stand up meeting, daily stand up, standup, away day, offsite, brainstorming session, minutes of the meeting, took
    the minutes, took minutes, item on the agenda, agenda item, any other business, could have been an email, zoom
    call, zoom calls, zoom meeting, teams call, teams meeting, video conference, conference room, meeting room, dial
    in, on mute, youre on mute, camera off, said nothing in the meeting, interrupted me, kept interrupting, talked
    over?, let me finish, nobody listened, took my idea, repeated my idea, chaired the meeting, chaired, chairing,
    chairman, chairperson, an hour and a half about, hour about?, agenda, minutes?, chair?, turn to chair, round the
    table at work, the board?, vote on the, discussed?, discussing?, discussion?, on the call, long call, call with?
  emails at work < work: inbox, inboxes, inbox zero, emails, unanswered emails, two hundred emails, hundred emails,
    full inbox, cleared my inbox, cleared the inbox, answered emails, answering emails, email chain, cc d, slack
    messages, slack?, notifications from work, work phone, work email, work emails, out of office, out of office reply
  working from home < work: work from home, working from home, worked from home, wfh, home office, hybrid working,
    back to the office, return to office, kitchen table office, worked at the kitchen table, laptop on the kitchen
    table, commute to the kitchen, coworking space, co working space, remote work, remote job, working remotely
  overworking (learned): overtime, overwork, overworked, work late, worked late, working late, late shift, night
    shift, on saturdays, on weekends, at the weekend, weekend work, at midnight, after hours, too many hours, sixty
    hours, ten hours, too much on my plate, workaholic, sixth night, answer emails, answered emails, laptop in bed,
    still at the desk, workload, double shift, no lunch, through lunch, skip lunch, skipped lunch, until nine, until
    ten at night, shop at night, back to the desk, back to my desk, after dinner i worked, worked through, working
    through, one more email, just one more, lights out at the office, last one out, last to leave, cleaner was
    already, all nighter, weekend again, laptop on holiday, laptop on my knees, another late one, home at nine, home
    at ten, work too much, working too much, worked too much, working weekends, worked all weekend, worked through
    lunch, stayed late at work, stay late at work, stayed late again, worked late again, extra shift, extra shifts,
    checking work email, checked work email, checking email at, emails at night, emails on vacation, never stop
    working, work life balance, sixty hour, seventy hour, burned out at work, at my desk until, at my desk till, still
    at my desk, at the desk until, in the office until, in the office till, at work until, at work till, till late,
    worked till, worked until, work until, work till, work on sunday, worked on sunday, worked sunday, worked
    saturday, work saturday, work on saturday, worked the weekend, work the weekend, working sundays, worked through
    the night, worked all night, no day off, no days off, without a day off, without a break, no breaks, no break all,
    skipped my break, missed my break, twelve hour day, fourteen hours, twelve hours, ten hour day, long hours, longer
    hours, seven days a week, six days a week, third weekend, third late, fourth late, brought work home, took work
    home, bring work home, taking work home, marking until, marking till, invoices until, emails in bed, emails at
    ten, emails at eleven, emails at midnight, replied at midnight, overdid it, overdoing it, doing too much, did too
    much, did too much again, took on too much, taking on too much, take on too much, burning out, light over my desk,
    lights went off?, lights in the office, last car in the, last in the car park, missed supper, late at the office,
    late at work, late in the office, stayed till?, stayed until?, midnight at, home after nine, home after ten, home
    past nine, past ten again, past nine again, left at nine, left at ten, left at eight?, home at eight?, home at
    eleven
  shift work < work: shift, shifts, night shift, night shifts, early shift, late shift, day shift, graveyard shift,
    swing shift, split shift, double shift, extra shift, on nights, on earlies, on lates, week of nights, run of
    nights, end of shift, end of my shift, after my shift, after the shift, before my shift, start of shift, shift
    pattern, shift swap, swapped shifts, swap shifts, swapped my shift, rota, roster, rostered, on call, called in?,
    clocked on, clocked in, clocked out, clocking off, knocked off, bank shift, agency nurse, agency staff, handover,
    long shift, twelve hour shift, twelve hours on my feet, on my feet all day, on my feet for, up at five for, up at
    four for, hours on shift, eleven hours, twelve hours, thirteen hours, on the ward, nights?, earlies, shift ended,
    came off shift, off shift, on shift
  work and family: home by six, home in time, home for dinner, home before, laptop closed, phone away at dinner, time
    with, half time, part time, weekend free, no work on, leave on time, left on time, leave early, left early, at the
    table with, lock up at six, home by, be at the table, at the table when, dinner without me, missed dinner, late
    for dinner, evening at home, weekends for them, work life balance, missed the game, missed her game, missed his
    game, missed the recital, missed her recital, missed dinner again, home late again, more time with my family, more
    time with the kids, more time at home
  saying no (celebrated, learned): boundary, boundaries, say no, said no, saying no, says no, no is, refuse, refused,
    decline, declined, turn down, turned down, limit, limits, would not work, wont work, will not work, would not
    take, not available, stand up for myself, stood up for myself, people pleasing, people pleaser, pleaser, switched
    off my phone, switch off, not my job, not my problem, leave the group, leaving the chat, leave the chat, left the
    chat, my own time, enough is enough, not take a, i would not, i will not, off limits, without explaining, no
    without, expect it, turned it down, no thank you, no thanks, said it was too much, told them no, told him no, told
    her no, not this weekend, not on sundays, do not answer, did not answer, didnt answer the, did not pick up, didnt
    pick up, out of office, kept my evening, kept sunday free, kept saturday free, not my turn, declined politely,
    dropped the, withdrew, stepped down, stepped back, cant cover, cannot cover, i cant work weekends, cant work
    weekends, has to call first, have to call first, has to ask first, im not going to feel guilty, without feeling
    guilty, stop saying yes, saying yes to everybody, saying yes to everyone, mean no, when i mean no, no to running,
    put my foot down, stood my ground, told my boss no, told him i cant, told her i cant, told them i cant, not
    responsible for, their problem, not my circus, protecting my time, protect my time, setting boundaries, set
    boundaries, set limits, no more overtime, no more weekends, not answering work, said no to, say no to, saying no
    to, said no thank you, cant do it this time, did not say yes, didnt say yes, instead of yes, say yes to
    everything, said yes again, said yes too, said yes when, said yes to everything, yes too quickly, yes too fast,
    let me think about it, ill think about it, ask for time before, answer tomorrow, did not take on, didnt take on,
    wont do the, wont be doing, not going to do it, not my responsibility, handed it back?, leave at five, left at
    five, left at six, phone off after, stuck to my guns, held my ground, held firm, stood firm, drew a line, draw the
    line, drew the line, enough for today?, not this saturday, not this sunday, not this time?, not this week?, told
    them not?, told him not?, told her not?, without a reason?, gave no reason, gave no excuse, no excuse?, refusing,
    refusal, let the phone ring, somebody else can, someone else can, find someone else, find somebody else, ask
    someone else
  asking for more: negotiate, negotiated, negotiation, ask for a raise, asked for a raise, pay rise, asked for more,
    higher price, raised my prices, raise my prices, what i am worth, worth more
  clients < work: client, clients, my client, our client, big client, old client, new client, new clients, first
    client, difficult client, client meeting, client call, call with the client, client dinner, client wants, client
    changed, client cancelled, client left, lost a client, lost the client, losing a client, losing the client, lost
    our biggest, biggest client, biggest customer, won the client, won the contract, won the pitch, lost the pitch,
    pitched to, pitch meeting, the brief, brief changed, change of scope, scope creep, another round of changes, third
    round of changes, proposal?, proposals?, sent the quote, sent a quote, sent the proposal, quotation, estimate for,
    tendered, tender?, retainer, day rate, hourly rate, freelancing, freelance, freelancer, freelancers, self
    employed, sole trader, gig work, upwork, fiverr, portfolio?, deliverable, deliverables, deliver by, sign off from
  farm work < work: farm, farms, farmer, farmers, farming, farmyard, smallholding, tractor, tractors, combine
    harvester, baler, baling, bales, hay, haymaking, silage, ploughed, ploughing, plough, drilling the wheat, harvest,
    harvesting, barley, wheat, oats, rapeseed, sugar beet, potatoes lifted, milking, milked, milking parlour, dairy,
    dairy farm, cattle, herd, calf, calves, calving, calved, heifer, heifers, bull, bullocks, ewe, ewes, lambing,
    lambed, lambing shed, orphan lamb, bottle fed the lamb, shearing, sheared, sheepdog, flock, fleece, dipping,
    mart?, cattle market, abattoir, slaughterhouse, piglet, piglets, henhouse, hen house, coop?, free range, eggs
    collected, collected the eggs, fence posts, fencing, barbed wire, barn, barns, paddock, ditch, ditches, slurry,
    mucked out, mucking out, fertilizer, drought, irrigation, paddy, paddy field, bullock cart, crop failed, crops
    failed, crop failure, feed bill, bovine tb, bird flu, foot and mouth, lamb, lambs, sheep?, cows?, cow, pigs,
    goat?, goats, field?, fields?, in the field, top field, lower field, mowed the meadow, herding, yard?, feed?,
    fodder, mended the fence, vet for the cow
  care work < work: nurse, nurses, nursing, ward, wards, night nurse, student nurse, healthcare assistant, care
    assistant, care worker, support worker, social worker, paramedic, paramedics, junior doctor, ward round, bedside,
    bedpan, bedpans, drug round, medication round, patient in bed, my patients, crash call, resuscitated, cpr, icu,
    intensive care, emergency department, theatre nurse, scrub nurse, operating theatre, district nurse, health
    visitor, midwife, home visit, home visits, residents, resident in room, hoist, bank staff, bed shortage, beds
    short, no beds, patients in the corridor, trolleys in the corridor, on the ward, bay?, bed six, bed four, bed
    nine, dressing?, dressings, cannula, stethoscope, matron, resident?, the residents, turned him, washed him, held
    the hand of a
  building trades < work: building site, construction site, construction, scaffolding, scaffold, hard hat, high vis,
    hi vis, site manager, site foreman, bricklayer, bricklaying, bricks, brick, mortar, concrete, poured concrete,
    cement, cement mixer, foundations, plasterboard, drywall, joists, joist, rafters, roofing, roofer, roofers,
    slates, tiling job, plumbing, plumber, pipework, soldering, wiring, rewiring, rewire, electrician, sparky, fuse
    board, consumer unit, cable?, cables?, cabling, sockets, conduit, circuit?, circuits?, short circuit, carpenter,
    carpentry, joiner, joinery, painter and decorator, welding, welder, welded, weld, digger, excavator, dumper, jcb,
    van loaded, loaded the van, load the van, tool belt, toolbelt, power tools, angle grinder, cordless drill, impact
    driver, snagging, snag list, snags, building control, building inspector
  kitchen and bar work < work: chef, chefs, head chef, sous chef, line cook, commis, kitchen porter, pot wash,
    dishwasher job, front of house, back of house, covers tonight, sixty covers, eighty covers, hundred covers, busy
    service, dinner service, lunch service, friday night service, service was, prep list, mise en place, on the pass,
    ticket machine, sections tonight, table nine, table four, sent back the, complimented the chef, compliments to the
    chef, kitchen closed at, health and safety inspection, hygiene rating, five star hygiene, barman, barmaid,
    bartender, bartending, pulled pints, pulling pints, last orders, closing time, lock up the bar, changed the
    barrel, kegs, rude table, big table, big tip, good tips, no tip, catering, caterer, catered, waiter, waiters,
    waitress, waitresses, hotel guests, chambermaid, made the rooms, reception desk, front desk, night porter,
    concierge
`;
