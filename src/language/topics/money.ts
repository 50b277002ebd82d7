/** Money, and what is bought and sold. See ../topics.ts for the form. */
export const MONEY = `
  money (feared, learned): money, cash, savings, save up, saved up, budget, afford, expensive, cheap, cost, price,
    pay, paid, salary, wage, wages, income, earn, earned, earnings, bank?, account?, bank account, rent, bill, bills,
    invoice, invoices, tax, taxes, spend?, spent on, fee, fees, purchase, bought, poor?, broke?, rich?, wealth,
    pension, allowance?, currency, euro, euros, dollar, dollars, pound, pounds, cent?, cents, coin?, coins, wallet,
    purse?, financial, finance, finances, thrifty, frugal, bargain, insurance, subscription, deposit, fund?, funds,
    funding, inheritance, inherit, refund, overdraft, standing order, pay rise, make ends meet, ends meet, end of the
    month, last twenty, card declined, card was declined, declined at the till, interest?, electricity bill, heating
    bill, stipend, scholarship, grant, nest egg, numbers on the account, adding up numbers, adding up figures,
    spreadsheet of what we owe, payment, payments, premium, bonus, worth?, tuition, quid, grand?, fiver, tenner,
    thousand pounds, thousand euros, hundred pounds, hundred euros, price of?, priced, pricing, costs, what it costs,
    money is tight, tight month, economies, savings book, piggy bank, cash machine, atm, shares, mortgage, heating
    costs, energy bill, gas bill, owes me, outstanding, paid late, unpaid invoice, card reader, paycheck, pay check,
    checking account, savings account, car payment, credit card bill, cash register, coupons, coupon, groceries are,
    price of eggs, gas prices, raised the rent, tight this month, extra money, side job, side hustle, tip jar, tips,
    refund check, stimulus, retirement account, 401k, ira, college fund, broke even, cant afford, afford it, too
    expensive, overtime pay, a hundred dollars, fifty dollars, bucks, spent too much, overspent, overspending, direct
    debit, direct debits, bank statement, bank statements, bank balance, balance?, cheque, cheques, cash in hand,
    council tax, water bill, phone bill, vet bill, garage bill, dentist bill, school fees, nursery fees, childcare
    costs, rupees, lakh, lakhs, crore, emi, paisa, pay packet, payslip, salary came, salary late, salary credited,
    paid into, went into the account, left the account, household budget, housekeeping money, short of money, short on
    money, no money, out of money, money problems, money troubles, investment, investments, invested, stocks and
    shares, stock market, crypto, bitcoin, mutual fund, mutual funds, sip?, dividend, dividends, interest rates,
    inflation, cost of living, price rise, price rises, dearer, dear?, pricey, costly, skint, stingy, tight with
    money, lottery, lottery ticket, scratch card, scratch cards, windfall, bankruptcy, reminder letter, no orders,
    lose the workshop, lose the business, close the shop, shut the shop, go under, going under, insolvent, paid up
  debts < money (feared): debt, debts, loan, owe, owed, owing, repay, repaid, pay back, paid back, pay off, paid off,
    instalment, installment, mortgage, credit, credit card, overdraft, lender, creditor, borrow, borrowed, lend, lent,
    interest rate, lower rate, in the red, in the black, bankrupt, bankruptcy, bailiff, reminder letter, final demand,
    arrears, every cent, every penny, has the money back, got the money back, refinance, defaulted, bank loan,
    outstanding, owes me, what he owes, what she owes, what i owe, paid it all back, visa card, credit cards, card
    balance, balance on, last payment, car loan, student loan, student loans, owing money, owe money, store cards, cut
    up the, paid extra, extra payment, debt free, left to pay, payday loan, collections, collector, minimum payment,
    consolidate, overdrawn, owes the bank, owe the bank, maxed out, maxed out my, maxed the card, cards are maxed,
    second card, three cards, buy now pay later, klarna, afterpay, on credit, bought on credit, hire purchase,
    instalments, installments, loan shark, loan sharks, doorstep lender, debt collector, debt collectors, debt
    adviser, debt advice, debt charity, debt plan, stepchange, iva, county court judgment, ccj, repossessed,
    repossession, foreclosure, foreclosed, wages garnished, garnished, mortgage payment, mortgage payments, behind on
    the mortgage, behind with the mortgage, missed a payment, missed payment, missed payments, last instalment, paid
    off the, paid it off, paid them off, loan paid off, loan is paid, interest on the loan, personal loan, home loan,
    education loan, moneylender, pawn shop, pawnshop, pawned, chit fund
  running out of money < money (feared): run out of money, out of savings, overdraft, cannot pay, cant pay, cannot
    afford, cant afford, make ends meet, ends meet, end of the month, broke, poor, rent is due, pay the rent, card
    declined, declined at the till, last twenty, last euros, numbers red, in the red, order book, no orders, orders
    dry up, bills, unpaid, penniless, last the month, last until, account says, account is empty, empty account, lose
    the house, lose the workshop, lose the flat, pension will not, not enough, funding ends, funding runs out, stipend
    ends, grant ends, payroll, pay the wages, pay the salaries, cash flow, runway, run dry, dry up, nothing in the
    account, scraping, scrape, scraped, tight, hard up, penny, pennies, counting coins, counted coins, until payday,
    before payday, till payday, last forty, lentils again, rice again, price of, lose the business, close the
    business, close the shop, shut the shop, go under, going under, goes under, folding, fold the, insolvent, wages,
    make payroll, money running out, money is running out, money ran out, running out of money, ran out of money, out
    of cash, no money left, no money for, nothing left in the account, nothing left at the end, week before payday,
    three days to payday, days until payday, down to my last, last tenner, last fiver, last ten pounds, eleven pounds
    left, pounds left, euros left, dollars left, rupees left, count every penny, counting pennies, counted pennies,
    counting every penny, skipping meals to save, cannot heat, cant heat, heating or eating, put the shopping back,
    put things back at the till, cannot pay the, cant pay the, could not pay the, couldnt pay the, how to pay the, how
    will i pay, how we will pay, how well pay, pay for the winter, payment bounced, direct debit bounced, bounced?,
    food bank parcel, lose the roof, end up on the street, end up with nothing
  saving money < money (celebrated, learned): save money, saved money, savings, savings account, put aside, put away,
    set aside, piggy bank, budget, cheaper, instead of buying, did not buy, without buying, packed lunch, second hand,
    secondhand, thrift, four figures, nest egg, emergency fund, standing order, savings goal, rainy day fund, into
    savings, in savings, saved up for, saving up, cut back on, cutting back, made coffee at home, packed my lunch, no
    spend, used coupons, thrift store, canceled subscriptions, cancelled subscriptions, canceled the subscription,
    budgeted, stuck to the budget, under budget, cheaper plan, coin jar, change jar, jam jar, money jar, coins in the
    jar, save ten, save twenty, saved ten, saved twenty, saved fifty, saved a hundred, saved two hundred, savings pot,
    rainy day, save for a, saving for a, saved for the, saving for the, saved enough, enough saved, deposit saved,
    walked instead of the bus, cooked instead of, instead of takeaway, instead of a takeaway, no takeaway, no
    takeaways, leftovers for lunch, lunch from home, lunches from home, packed lunches, cancelled the gym, cancelled
    netflix, cancelled a subscription, switched supplier, switched provider, cheaper tariff, charity shop bargain,
    mended instead, repaired instead of, without spending, spent nothing, no spend day, no spend week, no spend month,
    fixed deposit, recurring deposit, provident fund, pf account, gold loan, premium bonds, credit union
  tax < money: tax, taxes, tax office, tax return, tax man, taxman, revenue?, inspector?, audit?, auditor, receipts,
    receipt, shoeboxes, books?, accountant, brown envelope, vat, deduction, irs, hmrc, tax refund, taxes done, did our
    taxes, did my taxes, w2, filing, vat return, vat bill, council tax, property tax, income tax, tax adviser, tax
    advisor, tax consultant, self assessment, tax bill, back tax, accountants, figures?, shoebox?, the taxes, revenue
    commissioners, the revenue?, tax forms
  tax returns < tax: tax return, tax returns, self assessment, tax bill, tax office, tax letter, tax man came, tax
    inspector, tax inspection, tax adviser, tax consultant, doing the tax, did my tax, owe the tax, back taxes, tax
    rebate, tax code, payment on account, gst, gst return, vat return, quarterly vat, january deadline, april
    deadline, file my taxes, filed my taxes, filed the taxes, filing taxes, turbotax, accountant, accountants,
    bookkeeper, bookkeeping, did the books, doing the books, shoebox of receipts, box of receipts, bag of receipts,
    receipts in, sorted receipts, sorted the receipts, audit, audited
  benefits < money (feared): universal credit, on benefits, benefit payment, benefits office, benefits stopped,
    benefits cut, housing benefit, disability benefit, disability living, unemployment benefit, unemployment check, on
    the dole, signing on, signed on, sick pay, statutory sick, carers allowance, child benefit, food stamps, snap
    card, ebt, welfare, welfare check, medicaid, means tested, sanctioned?, assessment for pip, pip assessment, pip
    form, state pension, pension credit, winter fuel
  insurance < money: insurance, insured, insurer, insurers, uninsured, insurance company, insurance claim, put in a
    claim, made a claim, filed a claim, file a claim, claim was, claim form, claims handler, loss adjuster, adjuster,
    no claims bonus, deductible, copay, out of pocket, premium, premiums, policy number, policy ran out, insurance
    policy, home insurance, house insurance, car insurance, contents insurance, life insurance, health insurance,
    travel insurance, medical insurance, wont cover, does not cover, doesnt cover, not covered, covered by insurance,
    the excess is, act of god, wear and tear, small print, write off?, written off, comparison site, renewal quote,
    small claims
  shopping: shopping, shop, shops, supermarket, store, market, grocery, groceries, mall, basket, ordered online,
    impulse buy, bought, purchase, parcel, checkout, sale, second hand, charity shop, flea market, amazon, online
    shopping, target run, walmart, bought another, bought new shoes, retail therapy, returned the, outlet, black
    friday, sale rack, impulse
  food shopping < shopping: groceries, grocery, grocery shopping, grocery store, grocery list, grocery run, shopping
    list, weekly shop, big shop, food shop, food shopping, tesco, aldi, lidl, sainsburys, asda, waitrose, dunnes,
    supervalu, walmart, costco, kroger, trader joes, whole foods, kirana, bazaar, sabzi mandi, vegetable market,
    farmers market, farm shop, market day, market stall, market stalls, greengrocers, butchers, bakers, bakery queue,
    fishmongers, deli, delicatessen, self checkout, shopping trolley, shopping cart, trolley?, aisles, ran out of
    milk, out of milk, out of bread, forgot the milk, pint of milk, loaf of bread, stocked up, carrier bags, bags for
    life, heavy bags
  impulse buys < shopping (learned): impulse buy, impulse buys, impulse buying, impulse purchase, impulse purchases,
    on impulse, bought on impulse, bought without thinking, ordered without thinking, bought it anyway, bought
    another?, bought yet another, bought one more, bought two more, bought too much, bought more, did not need it,
    didnt need it, do not need it, did not need another, didnt need another, things i do not need, things i dont need,
    never wear, never worn, never wore, never used it, never even used, still has the label, still has the tag, tags
    still on, labels still on, one click, buy now, added to basket, in the basket, basket full, emptied my basket,
    emptied the basket, empty the basket, closed the tab, online basket, shopping spree, splurge, splurged, treated
    myself to, treat myself, treated myself, retail therapy, bought to cheer, bought to feel better, feel better by
    buying, special offer, on offer, half price, two for one, three for two, buy one get one, bogof, reduced?, reduced
    sticker, yellow sticker, marked down, bargain, bargains, bargain bin, clearance, clearance rail, sales rail,
    january sales, january sale, discount, discounts, discount code, promo code, voucher code, flash sale, cyber
    monday, prime day, auction, auctions, bid on, bidding, ebay, vinted, sent it back, send it back, sent them back,
    returned it?, returned them?, returning it, take it back to the shop, sleep on it before, slept on it and did not
    buy, wait a day before, wait a week before, waited a day before, twenty four hour rule, walked past the sale,
    walked out without, put it back?, left it in the shop, did not buy it, didnt buy it, didnt buy anything, bought
    nothing, buy nothing, no buy, spending without need, spend without, left the basket, did not order, didnt order,
    did not press, didnt press, do not need?, dont need?, need nothing?, wants and needs, want or need, did not buy
    the, didnt buy the, needless, needlessly, bought for the sake, more shoes, another pair?, fifth pair, another
    gadget, gadget, gadgets
  running a business: customer, customers, client, clients, revenue, sales, sell?, sold?, deal?, startup, investor,
    investors, pitch?, brand, marketing, product?, launch?, launched, supplier, invoice, invoices, profit, loss?,
    turnover, founder, entrepreneur, shop?, website, quote?, estimate?, order book, orders?, workshop, commission,
    commissioned, payroll, hire, hired, employees, cash flow, runway, churn, demo, release?, contract, competitor,
    board?, tender, apprentice, order?, late payer, wholesale, stock?, accountant, quote for, subscriber, subscribers,
    renewals, burn rate, funding round, term sheet, board meeting, co founder, cofounder, acquisition, buy us, bought
    us, sale of the company, small business, family business, family firm, business plan, business owner, own boss, my
    own boss, business loan, business account, business partner, opening hours, opening time, open sign, shop sign,
    premises, lease on the, takings, cashing up, cashed up, cash up, price list, price tag, price tags, market stall,
    stall?, craft fair, trade fair, online shop, etsy, etsy shop, web shop, shopify, newsletter, mailing list, flyers,
    adverts, advertising, advert, logo, business cards, business card, trademark, patent, franchise, chamber of
    commerce, guild, works order, self employed, being my own boss
  customers < running a business (celebrated): customer, customers, clientele, patron, patrons, shopper, shoppers,
    footfall, a customer came, customer came back, came back for more, came in for, a woman came in, a man came in,
    someone came into the shop, somebody came into the shop, lady came in, came into the shop, in the shop today,
    regular customer, regular customers, old customer, old customers, loyal customer, loyal customers, new customer,
    new customers, first customer, last customer, difficult customer, angry customer, rude customer, fussy customer,
    satisfied customer, complaint, complaints, complained, complaining, refund, asked for a refund, wanted her money
    back, wanted his money back, wanted a discount, haggled, haggle, haggling, one star, two stars, one star review,
    five stars, five star review, left a review, online review, google review, tripadvisor, word of mouth, recommended
    us, recommended me, recommended by, referral from, repeat business, repeat order, walk ins?, walk in?, passing
    trade, gift wrapped it, wrapped it for her, cash register, counter service, behind the counter, shop bell, shop
    floor, shop window, window display, shopfront
  good takings < running a business (celebrated): takings, good takings, best takings, takings were up, takings up,
    record takings, record day, record sales, best saturday, best day in the shop, busy day in the shop, busy
    saturday, busy shop, shop was busy, shop was full, shop full, full shop, full restaurant, full house tonight,
    fully booked, booked out, booked up, booked solid, order book is full, full order book, orders coming in, orders
    came in, big order, biggest order, large order, new order, new orders, first order, got an order, got the order,
    got the contract, got the commission, first commission, sold out, sold everything, sold the last, sold all, sold
    ten, sold five, sold three, sold two, sold my first, sold a painting, first sale, made a sale, made a profit, in
    profit, turned a profit, profitable, broke even, sales up, sales are up, sales went up, queue out of the door,
    queue out the door, line out the door, queue down the street, queued for, grew the business, business is good,
    business is booming, booming, good season, christmas trade, opening day, grand opening, opened the shop, opened my
    shop, opened my own, opened the cafe, my own shop, my own business, started my own, set up on my own, second shop,
    good day for business, good day in the shop, good day at the market, good market, queue to the, queue round?,
    queue at the?, gone by noon, gone by eleven, sold by?, all sold, everything sold, best month?, best week?, best
    christmas, new shop?, shop opened, shop opening, opening the shop, best seller
  slow business < running a business (feared): no customers, not a single customer, not one customer, hardly a
    customer, hardly any customers, hardly anyone came, hardly anybody came, fewer customers, customers stay away,
    customers stayed away, nobody came in, no one came in, nobody in the shop, no one in the shop, shop was empty,
    shop empty, empty shop, shop stays empty, shop stayed empty, empty tables, empty restaurant, empty cafe, empty
    order book, order book is empty, orders down, fewer orders, no orders, no orders coming, no new orders, no
    bookings, cancelled bookings, cancellations, cancelled the order, cancelled their order, cancelled an order,
    cancelled order, quiet in the shop, shop was quiet, quiet week in, slow week, slow month, slow season, slow
    monday, slow day in, slow trade, trade is slow, trade is bad, trade was bad, trade is down, business is slow,
    business was slow, business is bad, business is quiet, low season, off season, takings down, takings were, takings
    were down, poor takings, low takings, sales down, sales dropped, sales are down, sales slump, sold nothing, sold
    only, sold one, didnt sell, did not sell, not selling, wont sell, phone does not ring, phone is not ringing,
    undercut, undercutting, cheaper online, buy online now, everyone buys online, new supermarket, chain opened,
    competition opened, chain store, out of town, footfall down, recession, few customers, customers few, two people
    came, three people came, one person came, nobody bought, bought nothing in, only looked, just looking, wanted
    directions, came in to ask, came in out of the rain, rearranged the window, four customers, three customers, two
    customers, one customer, five customers, till empty, thirty pounds in, sixty euros in, whole day one
  losing the business < running a business (feared): lose the business, losing the business, lost the business, lose
    my business, losing my business, lose the shop, losing the shop, lost the shop, lose the workshop, losing the
    workshop, lose the farm, losing the farm, lost the farm, lose the restaurant, lose the cafe, close the shop for
    good, closing the shop for good, close the shop, closing the shop, shut the shop, shutting the shop, shut up shop,
    shutting up shop, shutters down, shutters for good, closed for good, closing down, closing down sale, close our
    doors, closed our doors, close the doors?, closing the doors?, wind up the?, winding up?, wound up the, go bust,
    went bust, going bust, gone bust, go to the wall, go under, going under, went under, go broke, go bankrupt, went
    bankrupt, gone bankrupt, receivership, administration?, administrators, liquidation, liquidators, liquidator,
    insolvency, insolvent, bankruptcy, chapter eleven, keep the doors open, stay open?, stay afloat, keep afloat,
    keeping afloat, keep the business alive, keep the shop going, keep the lights on, keep it going another year,
    another year like this, hand over the keys, handed over the keys, hand back the keys, give back the keys, lease on
    the shop, shop lease, shop rent, lease renewal, rent on the shop, business rates, landlord wants the shop, bank
    manager, bank called, overdraft limit, remortgage, remortgaged, house as security, empty shops, to let sign,
    everything my father built, third generation, another winter like, winter like the last, back the keys, shutters,
    last customer, end of the shop, end of the business, give it up?, shut for good, shop will not, shop wont,
    business will not, business wont, business fails, shop fails, survive the winter, last another winter, last
    another year, see another christmas, have to close, had to close, forced to close
  stock and suppliers < running a business: supplier, suppliers, wholesaler, wholesalers, wholesale, distributor,
    stock room, stockroom, stocktake, stocktaking, stock take, took stock of the, inventory, out of stock, in stock,
    low on stock, restocked, restock, restocking, reordered, reorder, back order, backorder, warehouse, warehouses,
    pallet, pallets, forklift, lorry, lorries, delivery late, late delivery, delivery was late, wrong delivery,
    delivery wrong, delivery of flour, delivery of timber, short delivered, damaged goods, goods in, goods?,
    consignment, freight, customs clearance, import duty, shipping container, shipped, shipping, ship it, price of
    flour, price of timber, price of steel, price of diesel, price of feed, raw materials, put prices up, put the
    prices up, prices up, put up my prices, put up our prices, raise prices, raised prices, margins, margin?, markup,
    minimum order, unsold, unsold stock, sell by date, use by date, shelves filled, filled the shelves, stacked
    shelves, stacking shelves, shelf stacking
  asking to be paid < money: owes me, owed me, outstanding, unpaid, late payer, reminder, chase, chased, invoice,
    asking for what, ask for what, ask for my money, asked for my money, named the sum, say the figure, name the
    figure, name my price, what im owed, what i am owed, settle up, paid up, pay up, late payment, chasing payment,
    unpaid invoice, unpaid invoices, overdue invoice, payment reminder, sent a reminder, ask for money, asking for
    money, asked for the money, asking for the money, ask for the money, asked to be paid, my fee, named my fee,
    quoted a fee, quoted a price, quote a price, set my price, said the price, said the sum, without blushing, too
    cheap, undercharge, undercharged, undercharging, work for free, worked for free, working for free, mates rates,
    for nothing again, free of charge again, charge for, charged for, charge properly, charge more, put my price up,
    deposit before i start
  unpaid invoices < asking to be paid (feared): unpaid invoice, unpaid invoices, unpaid bill, unpaid bills, overdue
    invoice, overdue invoices, invoice overdue, invoice is overdue, invoices overdue, outstanding invoice, outstanding
    invoices, invoice outstanding, late payment, late payments, late payers, slow payers, slow to pay, pays late, paid
    late, paying late, does not pay, doesnt pay, did not pay, didnt pay, has not paid, hasnt paid, have not paid,
    havent paid, still hasnt paid, still has not paid, still not paid, still unpaid, still owes, still owe me, owes
    us, owed us, owes for, wont pay, will not pay, would not pay, refuses to pay, refused to pay, not paid me, not
    paid us, never paid, sent a reminder, sent the reminder, second reminder, third reminder, reminder letter, chasing
    payment, chasing payments, chasing invoices, chased the invoice, chasing money, chasing the money, chase the
    money, payment terms, thirty days overdue, money came in, money has come in, money arrived, payment came through,
    payment arrived, payment came, finally paid, paid at last, paid up, paid the invoice, paid my invoice, paid in
    full, paid in advance, up front?, half up front, small claims court, debt collector, write it off, wrote it off,
    sent the invoice, sent invoices, send the invoice, send invoices, wrote the invoice, wrote invoices, writing
    invoices, invoiced, invoicing, bounced cheque, cheque bounced, check bounced, cheque is in the post, check is in
    the mail, not a cent yet, not a penny yet, cent yet, penny yet, no money yet, has the money not, clients who do
    not pay, customers who do not pay, do not pay?, dont pay?, reminder to, reminders, second letter to, third letter
    to, owing?, owed?, debtor, debtors, money by friday, next week he says, cheque came, transfer came, bank transfer
`;
